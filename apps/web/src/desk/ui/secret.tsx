import { secretWords as text } from '../../base/words.js';
import { Button } from '../../base/ui/button.js';
import { useClose } from '../../base/ui/dialog.js';
import { Copy } from '../../base/ui/copy.js';
import { Icon } from '../../base/ui/icon.js';

interface SecretProps {
  lines: readonly (readonly [name: string, text: string | null])[];
  /** Absent: closes the dialog around it. */
  close?: () => void;
}

/** Shown once, until the person says that it is stored. */
export function Secret({ lines, ...props }: SecretProps) {
  const close = useClose(props.close);
  return (
    <div className="secret" role="status">
      <p className="amber-text">
        <Icon name="alert" /> {text.once}
      </p>
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
      <Button onClick={() => close()}>{text.kept}</Button>
    </div>
  );
}
