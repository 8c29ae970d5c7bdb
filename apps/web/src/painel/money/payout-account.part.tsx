import { sendChange, useRead } from '../../base/api/client.js';
import * as c from '../../base/codec.js';
import { Act } from '../../base/ui/act.js';
import { Button } from '../../base/ui/button.js';
import { RecordDialog } from '../../base/ui/record-form.js';
import { showSecret } from '../../desk/ui/secret.js';
import { showDialog } from '../../base/ui/show-dialog.js';
import { payoutWords as text } from '../words.js';

/** A payment service under contract with the company pays the withdrawals. */
export function PayoutAccount() {
  const found = useRead('/api/admin/payout-account');
  if (!found.data) return null;
  const { account, simulated } = found.data;
  const none = simulated ? text.providerSimulated : text.providerNone;
  return (
    <section className="card padded row wrap" aria-label={text.provider}>
      <span className="grow">
        <strong>{text.provider}</strong>{' '}
        <span className="soft break">
          {account
            ? text.providerOn({ name: account.provider, environment: text.environments[account.environment] })
            : none}
        </span>
      </span>
      {account && (
        <Act
          kind="quiet"
          of="DELETE /api/admin/payout-account"
          by={{}}
          ask={{ title: text.disconnectTitle, lead: text.disconnectLead, action: text.disconnect }}
          success={text.disconnected}
        >
          {text.disconnect}
        </Act>
      )}
      <Button onClick={() => showDialog(<ConnectDialog />)}>{account ? text.change : text.connect}</Button>
    </section>
  );
}

const ACCOUNT = c.record({
  environment: c.field(text.environment, c.choice(text.environments)),
  apiKey: c.field(text.apiKey, c.secret(20), { autoComplete: 'off', minLength: 20, required: true }),
});

/** Asks for the key of a contract, and then shows once what the service has to be told. */
function ConnectDialog() {
  return (
    <RecordDialog
      codec={ACCOUNT}
      begin={{ environment: 'production' }}
      title={text.connectTitle}
      lead={text.connectLead}
      action={text.connectDo}
      save={(account) => sendChange('PUT /api/admin/payout-account', account)}
      saved={({ noticeUrl, consentUrl, noticeToken }) =>
        showSecret({
          title: text.connectedTitle,
          lead: text.connectedLead,
          lines: [
            [text.noticeUrl, noticeUrl],
            [text.consentUrl, consentUrl],
            [text.token, noticeToken],
          ],
        })
      }
    />
  );
}
