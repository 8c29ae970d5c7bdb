import { fileAddress, useRead } from '../../base/api/client.js';
import { dateText, documentText, phoneHref, phoneText } from '../../base/brazil.js';
import { day, useNow } from '../../base/time.js';
import { Copy } from '../../base/ui/copy.js';
import { Dialog } from '../../base/ui/dialog.js';
import { Unread } from '../../base/ui/empty.js';
import { Icon } from '../../base/ui/icon.js';
import { Grid } from '../../desk/ui/layout.js';
import { showDialog } from '../../base/ui/show-dialog.js';
import { type Fact, FactList } from '../../base/ui/fact-list.js';
import { dotted, wordOf } from '../../base/texts.js';
import { ageOf, type CourierDocument, type CourierRecord, useVehicleTypes } from './couriers.hook.js';
import { courierWords as text, vehicleKindWords } from '../words.js';
import './paper.css';

export function RecordFacts({ courier }: { courier: CourierRecord }) {
  const now = useNow();
  const types = useVehicleTypes();
  const { phone, email, cpf, cnpj, cnh, birthDate, pixKey, address, vehicle, vehicleTypeIds } = courier;
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
      dotted(
        vehicle.kind && wordOf(vehicleKindWords, vehicle.kind),
        vehicle.model,
        vehicle.color,
        vehicle.year,
      ),
    ],
    [text.fields.plate, vehicle.plate],
    [text.fields.vehicleTypes, drives.join(', ')],
    [text.fields.address, dotted(street, town)],
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

const NEEDED = ['identity', 'cnh', 'vehicle_registration', 'address_proof', 'face'] as const;

export function Documents({ courierId }: { courierId: number }) {
  const documents = useRead('/api/admin/couriers/{id}/documents', { id: courierId });
  if (!documents.isSuccess) return <Unread of={documents} lines={4} />;
  const items = documents.data.items;
  const missing = NEEDED.filter((type) => !items.some((one) => one.type === type));
  const nameOf = ({ type }: Pick<CourierDocument, 'type'>) => wordOf(text.documentTypes, type);
  const enlarge = (one: CourierDocument) =>
    showDialog(
      <Dialog wide title={nameOf(one)}>
        <img className="whole" src={fileAddress(one.url)} alt={nameOf(one)} />
      </Dialog>,
    );
  return (
    <>
      {items.length === 0 && <p className="soft">{text.noDocuments}</p>}
      <Grid least={220}>
        {items.map((one) => (
          <li key={one.id}>
            <figure>
              {one.contentType === 'application/pdf' ? (
                <a href={fileAddress(one.url)} target="_blank" rel="noreferrer" className="paper small">
                  <Icon name="external" size={20} />
                  {text.openPdf(nameOf(one))}
                </a>
              ) : (
                <button
                  type="button"
                  className="paper"
                  aria-label={text.enlarge(nameOf(one))}
                  onClick={() => enlarge(one)}
                >
                  <img src={fileAddress(one.url)} alt="" loading="lazy" />
                </button>
              )}
              <figcaption className="small">
                {nameOf(one)} <span className="soft">{day(one.createdAt)}</span>
              </figcaption>
            </figure>
          </li>
        ))}
      </Grid>
      {items.length > 0 && missing.length > 0 && (
        <p className="soft below-it">{text.missing(missing.map((type) => nameOf({ type })).join(', '))}</p>
      )}
    </>
  );
}
