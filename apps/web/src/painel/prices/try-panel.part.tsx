import { useDraft } from '../../ground/form-fields.js';
import { instantOf } from '../../ground/time.js';
import { Button } from '../../ground/ui/button.js';
import { Check, TextField } from '../../ground/ui/field.js';
import { refused, notify } from '../../ground/ui/toast.js';
import { PriceAnswer } from './price-answer.part.js';
import { lastOrder, useTrial, type Category, type VehicleType } from './prices.hook.js';
import { termsOf, type TariffDraft } from './tariff-draft.rules.js';
import { AddressFields, ChoiceFields, type TrialDraft } from './try-fields.part.js';
import { tryWords as text } from '../words.js';

/** A shorter address is not sent: it is still being typed. */
const SHORTEST_ADDRESS = 6;
const MOST_STOPS = 5;

interface TryPanelProps {
  vehicles: readonly VehicleType[];
  categories: readonly Category[];
  merchants: readonly { id: number; name: string }[];
  /** Terms of an unsaved tariff; null: the tariff that applies is tried. */
  draft: TariffDraft | null;
}

const idOf = (text: string) => (text === '' ? null : Number(text));

/** Body of the trial request; null: too little is filled in. */
function questionOf(asked: TrialDraft, draft: TariffDraft | null) {
  const terms = draft && termsOf(draft);
  const { vehicleTypeId, categoryId, merchantId } = draft ?? {
    vehicleTypeId: asked.vehicle,
    categoryId: asked.category,
    merchantId: asked.merchant,
  };
  if (!isTyped(asked) || vehicleTypeId === '' || (draft !== null && terms === null)) return null;
  return {
    vehicleTypeId: Number(vehicleTypeId),
    categoryId: idOf(categoryId),
    merchantId: idOf(merchantId),
    pickup: { address: asked.pickup.trim() },
    stops: asked.stops.map((address) => ({ address: address.trim() })),
    needsReturn: asked.needsReturn,
    ...(asked.at !== '' && { at: instantOf(asked.at) }),
    ...(terms && { terms }),
  };
}

function isTyped({ pickup, stops }: TrialDraft): boolean {
  return [pickup, ...stops].every((address) => address.trim().length >= SHORTEST_ADDRESS);
}

/** A trial: two addresses and the price of a delivery between them, line by line. */
export function TryPanel({ vehicles, categories, merchants, draft }: TryPanelProps) {
  const form = useDraft<TrialDraft>({
    pickup: '',
    stops: [''],
    needsReturn: false,
    at: '',
    vehicle: String(vehicles[0]?.id ?? ''),
    category: '',
    merchant: '',
  });
  const asked = form.values;
  const question = questionOf(asked, draft);
  const trial = useTrial('POST /api/admin/tariffs/try', question);
  const missing = isTyped(asked) && draft ? text.draftHint : text.tryHint;
  const fillIn = async () => {
    const found = await lastOrder();
    if (found) form.set({ pickup: found.pickup, stops: [found.stop] });
    else notify(text.noLast);
  };
  return (
    <section className="card padded stack" aria-label={text.try}>
      <h2>{text.try}</h2>
      <p className="soft">{draft ? text.tryDraft : text.tryLead}</p>
      {draft === null && (
        <ChoiceFields form={form} vehicles={vehicles} categories={categories} merchants={merchants} />
      )}
      <AddressFields form={form} />
      <div className="row wrap">
        {asked.stops.length < MOST_STOPS && (
          <Button kind="quiet" icon="plus" onClick={() => form.set({ stops: [...asked.stops, ''] })}>
            {text.addStop}
          </Button>
        )}
        <Button kind="quiet" icon="undo" onClick={() => fillIn().catch(refused)}>
          {text.useLast}
        </Button>
      </div>
      <div className="pair">
        <Check label={text.needsReturn} {...form.check('needsReturn')} />
        <TextField label={text.when} type="datetime-local" {...form.field('at')} />
      </div>
      <PriceAnswer trial={trial} missing={question === null ? missing : null} />
    </section>
  );
}
