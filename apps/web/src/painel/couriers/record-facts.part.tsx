import { dateText, documentText, phoneHref, phoneText } from '../../ground/brazil.js';
import { day, useNow } from '../../ground/time.js';
import { Copy } from '../../ground/ui/copy.js';
import { FactList, type Fact } from '../people/fact-list.part.js';
import { useVehicleTypes } from './couriers.hook.js';
import { ageOf, type CourierRecord } from './couriers.rules.js';
import { courierWords as text } from '../words.js';

/** The stored facts of a courier; unknown ones are left out. */
export function RecordFacts({ courier }: { courier: CourierRecord }) {
  const now = useNow();
  const types = useVehicleTypes();
  const { phone, email, cpf, cnpj, cnh, birthDate, pixKey, address, vehicle, vehicleTypeIds } = courier;
  const kinds: Readonly<Record<string, string>> = text.vehicleKinds;
  const drives = vehicleTypeIds.map(
    (id) => types.data?.items.find((type) => type.id === id)?.name ?? `#${id}`,
  );
  const street = [address.street, address.number, address.complement].filter(Boolean).join(', ');
  const town = [address.district, address.city, address.state].filter(Boolean).join(', ');
  const facts: readonly Fact[] = [
    [text.fields.phone, phone !== null && <a href={phoneHref(phone)}>{phoneText(phone)}</a>],
    [text.fields.email, email !== null && <a href={`mailto:${email}`}>{email}</a>],
    [text.fields.cpf, cpf !== null && documentText(cpf)],
    [text.fields.cnpj, cnpj !== null && documentText(cnpj)],
    [text.fields.cnh, cnh],
    [
      text.fields.birthDate,
      birthDate !== null && `${dateText(birthDate)} · ${text.age(ageOf(birthDate, now))}`,
    ],
    [
      text.fields.vehicle,
      [vehicle.kind !== null && kinds[vehicle.kind], vehicle.model, vehicle.color, vehicle.year]
        .filter(Boolean)
        .join(' · '),
    ],
    [text.fields.plate, vehicle.plate],
    [text.fields.vehicleTypes, drives.join(', ')],
    [text.fields.address, [street, town].filter((part) => part !== '').join(' · ')],
    [
      text.fields.pixKey,
      pixKey !== null && (
        <span className="row wrap">
          <span className="break">{pixKey}</span> <Copy text={pixKey} what={text.fields.pixKey} />
        </span>
      ),
    ],
    [text.fields.since, day(courier.createdAt)],
  ];
  const notes = courier.internalNotes.filter((note) => note !== '');
  return (
    <>
      <FactList facts={facts} />
      {notes.map((note) => (
        <p key={note} className="note below-it">
          {note}
        </p>
      ))}
    </>
  );
}
