import { useQuery } from '@tanstack/react-query';
import { fileAddress, read } from '../../ground/api/client.js';
import { day } from '../../ground/time.js';
import { Dialog } from '../../ground/ui/dialog.js';
import { Unread } from '../../ground/ui/empty.js';
import { Icon } from '../../ground/ui/icon.js';
import { Grid } from '../../ground/ui/layout.js';
import { showDialog } from '../../ground/ui/show-dialog.js';
import type { CourierDocument } from './couriers.rules.js';
import { courierWords as text } from '../words.js';
import './paper.css';

/** Documents that an application needs; missing ones are named. */
const NEEDED = ['identity', 'cnh', 'vehicle_registration', 'address_proof', 'face'] as const;

/** A courier's documents side by side; each opens in full size. */
export function Documents({ courierId }: { courierId: number }) {
  const documents = useQuery(read('/api/admin/couriers/{id}/documents', { id: courierId }));
  if (!documents.isSuccess) return <Unread of={documents} lines={4} />;
  const items = documents.data.items;
  const missing = NEEDED.filter((type) => !items.some((one) => one.type === type));
  const names: Readonly<Record<string, string>> = text.documentTypes;
  const nameOf = ({ type }: CourierDocument) => names[type] ?? type;
  const enlarge = (one: CourierDocument) =>
    showDialog((close) => (
      <Dialog wide title={nameOf(one)} close={close}>
        <img className="whole" src={fileAddress(one.url)} alt={nameOf(one)} />
      </Dialog>
    ));
  return (
    <>
      {items.length === 0 && <p className="soft">{text.noDocuments}</p>}
      <Grid as="ul" least={220}>
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
        <p className="soft below-it">{text.missing(missing.map((type) => names[type] ?? type).join(', '))}</p>
      )}
    </>
  );
}
