import { secretWords as text } from '../../base/words.js';
import { Button } from '../../base/ui/button.js';
import { Dialog, useClose } from '../../base/ui/dialog.js';
import { Copy } from '../../base/ui/copy.js';
import { Icon } from '../../base/ui/icon.js';
import { showDialog } from '../../base/ui/show-dialog.js';

interface SecretProps {
  title: string;
  /** What the secrets are for. */
  lead?: string;
  lines: readonly (readonly [name: string, text: string | null])[];
  /** The secrets can be shown again. */
  lasting?: boolean;
}

/** Secrets, until the person says that they are stored. */
export function SecretDialog({ title, lead, lines, lasting = false }: SecretProps) {
  const close = useClose();
  return (
    <Dialog title={title} actions={<Button onClick={() => close()}>{text.kept}</Button>}>
      <div className="secret">
        {lead !== undefined && <p>{lead}</p>}
        {!lasting && (
          <p className="amber-text">
            <Icon name="alert" /> {text.once}
          </p>
        )}
        {lines.map(
          ([name, secret]) =>
            secret !== null && (
              <p key={name} className="row">
                <span className="grow">
                  <span className="soft small">{name}</span>
                  <code className="block break">{secret}</code>
                </span>
                <Copy text={secret} what={name} />
              </p>
            ),
        )}
      </div>
    </Dialog>
  );
}

export function showSecret(secret: SecretProps): void {
  void showDialog(<SecretDialog {...secret} />);
}
