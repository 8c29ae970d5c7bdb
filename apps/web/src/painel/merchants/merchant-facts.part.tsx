import { sendChange, useRead } from '../../base/api/client.js';
import { documentText, phoneHref, phoneText } from '../../base/brazil.js';
import { useChosen } from '../../base/chosen.js';
import { useMay } from '../../desk/session.js';
import { day } from '../../base/time.js';
import { Check } from '../../base/ui/field.js';
import { notify } from '../../base/ui/toast.js';
import { FactList, type Fact } from '../../base/ui/fact-list.js';
import { addressText, type Merchant } from './merchants.hook.js';
import { merchantWords as text } from '../words.js';
import { Act } from '../../base/ui/act.js';

/** Unknown facts are left out. */
export function MerchantFacts({ merchant }: { merchant: Merchant }) {
  const { legalName, phone, email, document, externalId, contractNumber, courierNote, createdAt } = merchant;
  const facts: readonly Fact[] = [
    [text.fields.legalName, legalName],
    [text.fields.phone, <a href={phoneHref(phone)}>{phoneText(phone)}</a>],
    [text.fields.email, email !== null && <a href={`mailto:${email}`}>{email}</a>],
    [merchant.documentKind ?? text.fields.document, document !== null && documentText(document)],
    [text.fields.address, addressText(merchant)],
    [text.pays, merchant.invoicingEnabled ? text.byInvoice : text.byWallet],
    [text.fields.externalId, externalId],
    [text.fields.contractNumber, contractNumber],
    [text.fields.chargesReturn, merchant.chargesReturn && text.yes],
    [text.fields.courierNote, courierNote],
    [text.fields.since, day(createdAt)],
  ];
  return (
    <div className="stack">
      <FactList facts={facts} />
      <SecondFactorPart merchant={merchant} />
      {merchant.ownerId !== null && <RestrictionChecks merchant={merchant} />}
    </div>
  );
}

/** Each restriction of a sub-user is saved when it is changed. */
export function RestrictionChecks({ merchant }: { merchant: Merchant }) {
  const mayWrite = useMay()('merchants');
  const rights = useChosen(merchant.restrictions, async (restrictions) => {
    await sendChange('PATCH /api/admin/merchants/{id}', { id: merchant.id, restrictions });
    notify(text.saved(merchant.name));
  });
  return (
    <fieldset className="frame row wrap g16">
      <legend>{text.restrictions}</legend>
      {(['ordering', 'readingOthers'] as const).map((one) => (
        <Check
          key={one}
          label={text.restriction[one]}
          disabled={!mayWrite}
          checked={!rights.values[one]}
          onChange={({ target }) => rights.choose({ [one]: !target.checked })}
        />
      ))}
    </fieldset>
  );
}

/** An operator removes the second step of the log-in when the phone is lost. */
function SecondFactorPart({ merchant: { id, name } }: { merchant: Merchant }) {
  const mayWrite = useMay()('merchants');
  const { data } = useRead('/api/admin/merchants/{id}/second-factor', { id });
  if (data?.enrolled !== true) return null;
  const { factorLead: lead, factorRemove: action } = text;
  return (
    <p className="row wrap">
      <span className="grow">{text.factorOn}</span>
      {mayWrite && (
        <Act
          of="DELETE /api/admin/merchants/{id}/second-factor"
          by={{ id }}
          ask={{ title: text.factorAsk(name), lead, action }}
          success={text.factorGone(name)}
        >
          {action}
        </Act>
      )}
    </p>
  );
}
