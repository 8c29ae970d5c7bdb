import { Injectable } from '@nestjs/common';
import { Catalog } from '../../company/index.js';
import {
  type CsvRow,
  DomainError,
  fold,
  parseCsv,
  parseReais,
  type Scope,
  Database,
} from '../../base/index.js';
import type { Tariff, TariffPeriod, TariffTerms } from './tariff.entity.js';
import { type TariffInput, Tariffs } from './tariffs.service.js';

/** Columns of a tariff file; money in reais, distances in km. Only the first four are required. */
export const TARIFF_COLUMNS = [
  'name',
  'vehicle_type',
  'base',
  'per_km',
  'included_km',
  'extra_stop',
  'return_per_km',
  'minimum',
  'night_factor',
  'weekend_factor',
  'category',
  'merchant_id',
  'courier_share',
  'promise_minutes',
] as const;
type Column = (typeof TARIFF_COLUMNS)[number];

const NIGHT = { name: 'Noturno', days: [0, 1, 2, 3, 4, 5, 6], from: '22:00', to: '06:00' };
const WEEKEND = { name: 'Fim de semana', days: [0, 6], from: '00:00', to: '00:00' };

/** Imports price lists from a file. A tariff of the same name is replaced. */
@Injectable()
export class TariffImporter {
  constructor(
    private readonly tariffs: Tariffs,
    private readonly catalog: Catalog,
    private readonly db: Database,
  ) {}

  /** All or none: JSON as the admin API takes it (one or a list), or CSV. @throws as `Tariffs.create` */
  async import(scope: Scope, text: string): Promise<Tariff[]> {
    const inputs = /^\s*[[{]/.test(text) ? await this.fromJson(scope, text) : await this.fromCsv(scope, text);
    return this.db.inTransactionScope(async () => {
      const saved: Tariff[] = [];
      for (const input of inputs) saved.push(await this.tariffs.put(scope, input));
      return saved;
    });
  }

  /** Tariffs by names of the admin API (`vehicleTypeId`, `terms`) or of columns (`vehicle_type`, `base`). */
  private fromJson(scope: Scope, text: string): Promise<TariffInput[]> {
    return Promise.all(
      parseJson(text).map(async (tariff, index) =>
        'terms' in tariff
          ? (tariff as unknown as TariffInput)
          : this.inputOf(scope, new TariffFileRow(rowOf(tariff, index + 1))),
      ),
    );
  }

  private async fromCsv(scope: Scope, text: string): Promise<TariffInput[]> {
    const rows = readCsv(text);
    const surplus = rows.find((row) => row.surplus);
    if (surplus) refuseFile(`line ${String(surplus.line)}: too many values`);
    if (rows.length === 0) refuseFile('no tariffs');
    return Promise.all(rows.map((row) => this.inputOf(scope, new TariffFileRow(row))));
  }

  private async inputOf(scope: Scope, row: TariffFileRow): Promise<TariffInput> {
    const vehicleTypeId = await this.vehicleTypeId(scope, row.text('vehicle_type'));
    const category = row.text('category');
    return {
      name: row.text('name'),
      vehicleTypeId,
      categoryId: category === '' ? null : (await this.catalog.categoryByName(scope.hubId, category)).id,
      merchantId: row.text('merchant_id') === '' ? null : row.whole('merchant_id'),
      courierShareBp: row.text('courier_share') === '' ? null : row.factorBp('courier_share'),
      terms: row.terms(),
    };
  }

  private async vehicleTypeId(scope: Scope, nameOrId: string): Promise<number> {
    const types = await this.catalog.vehicleTypes(scope.hubId);
    const found = types.find(({ id, name }) => String(id) === nameOrId || fold(name) === fold(nameOrId));
    if (!found) throw new DomainError('vehicle_type_not_found', { field: 'vehicle_type' });
    return found.id;
  }
}

function refuseFile(problem: string, cause?: unknown): never {
  throw new DomainError('invalid_value', { field: 'file', problem }, { cause });
}

/** Checks the shape of the file only: values are checked when a tariff is saved. */
function parseJson(text: string): Record<string, unknown>[] {
  let read: unknown;
  try {
    read = JSON.parse(text, (key, value: unknown) =>
      ['validFrom', 'validUntil'].includes(key) && typeof value === 'string' ? new Date(value) : value,
    );
  } catch (error) {
    refuseFile('not JSON', error);
  }
  const tariffs: unknown[] = Array.isArray(read) ? read : [read];
  if (!tariffs.every((tariff) => typeof tariff === 'object' && tariff !== null))
    refuseFile('not a list of tariffs');
  return tariffs as Record<string, unknown>[];
}

/** A tariff under the names of the columns, as a line of the CSV file. */
function rowOf(tariff: Record<string, unknown>, line: number): CsvRow {
  const unknown = Object.keys(tariff).find((key) => !(TARIFF_COLUMNS as readonly string[]).includes(key));
  if (unknown !== undefined) throw new DomainError('invalid_value', { field: unknown, line });
  const texts = Object.entries(tariff).map(([column, value]) => [column, textOf(value)]);
  return { line, values: Object.fromEntries(texts) as Record<string, string> };
}

function textOf(value: unknown): string {
  if (value === null) return '';
  return typeof value === 'string' ? value : JSON.stringify(value);
}

function readCsv(text: string): CsvRow[] {
  try {
    return parseCsv(text);
  } catch (error) {
    refuseFile(String(error), error);
  }
}

/** A value that cannot be read is refused with column and line number. */
class TariffFileRow {
  constructor(private readonly row: CsvRow) {}

  text(column: Column): string {
    return this.row.values[column] ?? '';
  }

  whole(column: Column): number {
    return /^\d{1,15}$/.test(this.text(column)) ? Number(this.text(column)) : this.refuse(column);
  }

  terms(): TariffTerms {
    return {
      baseCents: this.cents('base'),
      includedM: this.thousandths('included_km'),
      bands: this.bands(),
      extraStopCents: this.cents('extra_stop'),
      returnCentsPerKm: this.cents('return_per_km'),
      minimumCents: this.cents('minimum'),
      periods: [...this.period('night_factor', NIGHT), ...this.period('weekend_factor', WEEKEND)],
      promiseMinutes: this.text('promise_minutes') === '' ? null : this.whole('promise_minutes'),
    };
  }

  /** `1.2` is 12 000. */
  factorBp(column: Column): number {
    return this.thousandths(column) * 10;
  }

  private cents(column: Column, text = this.text(column)): number {
    return text === '' ? 0 : (parseReais(text.replace(',', '.')) ?? this.refuse(column));
  }

  /** Up to three decimals, read as digits. */
  private thousandths(column: Column, text = this.text(column)): number {
    if (text === '') return 0;
    const match = /^(\d{1,6})(?:[.,](\d{1,3}))?$/.exec(text);
    return match ? Number(match[1]) * 1_000 + Number((match[2] ?? '').padEnd(3, '0')) : this.refuse(column);
  }

  /** `1.80`, or by distance `8:1.80 1.50`: up to 8 km at 1.80, beyond at 1.50. */
  private bands(): TariffTerms['bands'] {
    return this.text('per_km')
      .split(/[\s|]+/)
      .map((part) => {
        const [price = '', upTo] = part.split(':').reverse();
        if (price === '') this.refuse('per_km');
        const upToM = upTo === undefined ? null : this.thousandths('per_km', upTo);
        return { upToM, centsPerKm: this.cents('per_km', price) };
      });
  }

  private period(column: 'night_factor' | 'weekend_factor', hours: Omit<TariffPeriod, 'factorBp'>) {
    return this.text(column) === '' ? [] : [{ ...hours, factorBp: this.factorBp(column) }];
  }

  private refuse(column: string): never {
    throw new DomainError('invalid_value', { field: column, line: this.row.line });
  }
}
