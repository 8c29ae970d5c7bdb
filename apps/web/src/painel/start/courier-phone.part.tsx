import { useQuery } from '@tanstack/react-query';
import { read } from '../../ground/api/client.js';
import { Qr } from '../../ground/ui/qr.js';
import { startWords as text } from '../words.js';

const NAMES_FRESH_MS = 300_000;

/** The way to the couriers' app on one's own phone. */
export function CourierPhone() {
  const { data } = useQuery({ ...read('/api/admin/courier-app'), staleTime: NAMES_FRESH_MS });
  if (!data) return null;
  if (data.app === null)
    return (
      <p className="soft">
        {text.phoneNone}{' '}
        <a href="/entregador" target="_blank" rel="noreferrer">
          /entregador
        </a>
      </p>
    );
  const { address, secure, qr } = data.app;
  return (
    <div className="stack g8">
      <h3>{text.phoneTitle}</h3>
      <p className="soft">{text.phoneLead}</p>
      <Qr rows={qr} label={text.phoneQr} />
      <p>
        <a href={address} target="_blank" rel="noreferrer">
          {address}
        </a>
      </p>
      {!secure && <p className="soft">{text.phoneNetwork}</p>}
    </div>
  );
}
