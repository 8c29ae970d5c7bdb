import type { Answer } from '../../ground/api/call.js';
import { centsOf, reais, typedNumber } from '../../ground/money.js';
import { calendarDay, instantOf } from '../../ground/time.js';

export type Tariff = Answer<'/api/admin/tariffs'>['items'][number];
type Terms = Tariff['terms'];

/** A band as typed. In drafts money is in reais, distances in kilometres, factors in percent on top. */
interface BandDraft {
  readonly upToKm: string;
  readonly perKm: string;
}

interface PeriodDraft {
  readonly name: string;
  readonly days: readonly number[];
  readonly from: string;
  readonly to: string;
  readonly percent: string;
}

export interface TariffDraft {
  readonly name: string;
  readonly vehicleTypeId: string;
  readonly categoryId: string;
  readonly merchantId: string;
  readonly active: boolean;
  readonly validFrom: string;
  readonly validUntil: string;
  readonly share: string;
  /** Minutes. */
  readonly promise: string;
  readonly base: string;
  readonly includedKm: string;
  /** Distance bands; the last one is open-ended. */
  readonly bands: readonly BandDraft[];
  readonly extraStop: string;
  readonly returnPerKm: string;
  readonly minimum: string;
  readonly periods: readonly PeriodDraft[];
}

export const EVERY_DAY = [0, 1, 2, 3, 4, 5, 6];
export const NEW_PERIOD: PeriodDraft = {
  name: '',
  days: EVERY_DAY,
  from: '22:00',
  to: '06:00',
  percent: '20',
};

export function emptyDraft(vehicleTypeId: number | undefined): TariffDraft {
  return {
    name: '',
    vehicleTypeId: vehicleTypeId === undefined ? '' : String(vehicleTypeId),
    categoryId: '',
    merchantId: '',
    active: true,
    validFrom: '',
    validUntil: '',
    share: '',
    promise: '',
    base: '',
    includedKm: '',
    bands: [{ upToKm: '', perKm: '' }],
    extraStop: '',
    returnPerKm: '',
    minimum: '',
    periods: [],
  };
}

export function draftOf(tariff: Tariff): TariffDraft {
  const { terms, validFrom, validUntil, courierShareBp } = tariff;
  const id = (value: number | null) => (value === null ? '' : String(value));
  return {
    name: tariff.name,
    vehicleTypeId: String(tariff.vehicleTypeId),
    categoryId: id(tariff.categoryId),
    merchantId: id(tariff.merchantId),
    active: tariff.active,
    validFrom: validFrom === null ? '' : calendarDay(validFrom),
    validUntil: validUntil === null ? '' : calendarDay(validUntil),
    share: courierShareBp === null ? '' : typedNumber(courierShareBp / 100),
    promise: id(terms.promiseMinutes ?? null),
    base: reais(terms.baseCents),
    includedKm: typedNumber(terms.includedM / 1_000),
    bands: terms.bands.map(({ upToM, centsPerKm }) => ({
      upToKm: upToM === null ? '' : typedNumber(upToM / 1_000),
      perKm: reais(centsPerKm),
    })),
    extraStop: reais(terms.extraStopCents),
    returnPerKm: reais(terms.returnCentsPerKm),
    minimum: reais(terms.minimumCents),
    periods: terms.periods.map(({ name, days, from, to, factorBp }) => ({
      name,
      days,
      from,
      to,
      percent: typedNumber((factorBp - 10_000) / 100),
    })),
  };
}

/** Parses a number of at most three decimals, `2,5`; null: not one. */
function decimalOf(text: string): number | null {
  const match = /^(-?\d{1,6})(?:[.,](\d{1,3}))?$/.exec(text.trim());
  return match ? Number(`${match[1] ?? ''}.${match[2] ?? '0'}`) : null;
}

/** Reads the typed fields and collects the names of those that cannot be parsed. */
export class DraftReader {
  readonly faults = new Set<string>();

  cents(field: string, text: string, otherwise: number | null = 0): number {
    const read = text.trim() === '' ? otherwise : centsOf(text);
    if (read === null) this.faults.add(field);
    return read ?? 0;
  }

  metres(field: string, text: string, otherwise: number | null = 0): number {
    const read = text.trim() === '' ? otherwise : decimalOf(text);
    if (read === null || read < 0) this.faults.add(field);
    return Math.round((read ?? 0) * 1_000);
  }

  /** Basis points of a percentage. */
  points(field: string, text: string, least: number, most: number): number {
    const read = decimalOf(text);
    if (read === null || read < least || read > most) this.faults.add(field);
    return Math.round((read ?? 0) * 100);
  }

  /** null: nothing typed. */
  minutes(field: string, text: string, least: number, most: number): number | null {
    if (text.trim() === '') return null;
    const read = /^\d{1,4}$/.test(text.trim()) ? Number(text) : NaN;
    this.require(field, read >= least && read <= most);
    return read;
  }

  require(field: string, holds: boolean): void {
    if (!holds) this.faults.add(field);
  }
}

/** Terms of a draft, for a trial price; null while a field cannot be parsed. */
export function termsOf(draft: TariffDraft): Terms | null {
  const reader = new DraftReader();
  const terms = readTerms(draft, reader);
  return reader.faults.size === 0 ? terms : null;
}

function readTerms(draft: TariffDraft, reader: DraftReader): Terms {
  const last = draft.bands.length - 1;
  let reached = 0;
  const bands = draft.bands.map(({ upToKm, perKm }, at) => {
    const centsPerKm = reader.cents(`bands.${String(at)}.perKm`, perKm, null);
    if (at === last) return { upToM: null, centsPerKm };
    const upToM = reader.metres(`bands.${String(at)}.upToKm`, upToKm, null);
    reader.require(`bands.${String(at)}.upToKm`, upToM > reached);
    reached = upToM;
    return { upToM, centsPerKm };
  });
  return {
    baseCents: reader.cents('base', draft.base, null),
    includedM: reader.metres('includedKm', draft.includedKm),
    bands,
    extraStopCents: reader.cents('extraStop', draft.extraStop),
    returnCentsPerKm: reader.cents('returnPerKm', draft.returnPerKm),
    minimumCents: reader.cents('minimum', draft.minimum),
    periods: draft.periods.map(({ name, days, from, to, percent }, at) => {
      const field = `periods.${String(at)}`;
      reader.require(`${field}.name`, name.trim() !== '');
      reader.require(`${field}.days`, days.length > 0);
      reader.require(`${field}.from`, from !== '' && to !== '');
      const factorBp = 10_000 + reader.points(`${field}.percent`, percent, -99, 400);
      return { name: name.trim(), days: [...days], from, to, factorBp };
    }),
    promiseMinutes: reader.minutes('promise', draft.promise, 5, 720),
  };
}

/** Body of the tariff, or the names of the fields that cannot be parsed. */
export function tariffOf(draft: TariffDraft) {
  const reader = new DraftReader();
  const terms = readTerms(draft, reader);
  reader.require('name', draft.name.trim() !== '');
  reader.require('vehicleTypeId', draft.vehicleTypeId !== '');
  const id = (text: string) => (text === '' ? null : Number(text));
  const day = (text: string) => (text === '' ? null : instantOf(`${text}T00:00`));
  reader.require(
    'validUntil',
    draft.validFrom === '' || draft.validUntil === '' || draft.validFrom < draft.validUntil,
  );
  const body = {
    name: draft.name.trim(),
    vehicleTypeId: Number(draft.vehicleTypeId),
    categoryId: id(draft.categoryId),
    merchantId: id(draft.merchantId),
    active: draft.active,
    validFrom: day(draft.validFrom),
    validUntil: day(draft.validUntil),
    courierShareBp: draft.share.trim() === '' ? null : reader.points('share', draft.share, 0, 100),
    terms,
  };
  return reader.faults.size === 0
    ? { body, faults: null }
    : { body: null, faults: reader.faults as ReadonlySet<string> };
}
