import { Link } from '../../ground/router.js';
import { Button } from '../../ground/ui/button.js';
import { saveText } from '../../ground/saved-file.js';
import type { Sheet } from './sheet-sending.hook.js';
import { faultySheet } from './sheet-file.rules.js';
import { importWords as text } from '../words.js';

/** How far a sheet has come, and what became of each line. */
export function SheetPart({ sheet, again }: { sheet: Sheet; again: () => void }) {
  const codes = text.codes as Readonly<Record<string, string>>;
  const { total, done, refused, endedAt, rows } = sheet;
  return (
    <section className="box stack">
      <p role="status">
        <strong>
          {endedAt === null
            ? text.progress({ done: done + refused, total })
            : text.finished({ done, refused })}
        </strong>
      </p>
      <progress className="" max={total} value={done + refused} aria-label={text.title} />
      <ul className="lines">
        {rows.map(({ line, delivery, state, refusal, orderId }) => (
          <li key={line} className="row wrap">
            <span className="grow cut">
              <strong>{delivery.name ?? delivery.address}</strong>
              <span className="soft cut" style={{ display: 'block' }}>
                {text.line} {line} · {delivery.address}
              </span>
            </span>
            {state === 'pending' && <span className="soft">{text.waiting}</span>}
            {state === 'refused' && (
              <span className="notice bad">{codes[refusal ?? ''] ?? text.refused}</span>
            )}
            {orderId !== null && <Link to={`/loja/entregas/${String(orderId)}`}>{text.open}</Link>}
          </li>
        ))}
      </ul>
      {endedAt !== null && (
        <p className="row wrap">
          <Button onClick={again}>{text.again}</Button>
          {refused > 0 && (
            <Button
              icon="download"
              onClick={() => {
                const faulty = rows.map(({ delivery, refusal }) => ({ delivery, fault: refusal }));
                saveText(
                  faultySheet(faulty, (fault) => codes[fault] ?? text.refused, text),
                  text.faultyFile,
                );
              }}
            >
              {text.saveFaulty}
            </Button>
          )}
        </p>
      )}
    </section>
  );
}
