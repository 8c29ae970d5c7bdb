import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { read } from '../../ground/api/client.js';
import { phoneText } from '../../ground/brazil.js';
import { money } from '../../ground/money.js';
import { orderStatusWords } from '../../ground/words.js';
import { auditActWords as acts, auditWords as text, nameWords } from '../words.js';
import { goQuery, usePageUrl } from '../../ground/router.js';
import { useOpen } from '../../ground/open.js';
import { moment } from '../../ground/time.js';
import { Empty } from '../../ground/ui/empty.js';
import { Filters } from '../../ground/ui/filters.js';
import { Listed } from '../../ground/ui/list.js';
import { Table } from '../../ground/ui/table.js';
import { PickField } from '../people/pick-field.part.js';
import { settingName, settingValue } from './audit-settings.rules.js';
import { useAudit, type AuditFilter, type AuditLine } from './audit.hook.js';
import { differences, sayingOf } from './audit.rules.js';

/** Changed values that a row names; all of them are in its table. */
const NAMED = 4;

/** The audit log, newest first; a row opens into the values before and after. */
export function AuditPart() {
  const { query } = usePageUrl();
  const filter = {
    entity: query.get('o-que'),
    entityId: query.get('registro'),
    operatorId: query.get('quem'),
  };
  return (
    <>
      <AuditFilters {...filter} />
      <Listed list={useAudit(filter)} more={text.older} empty={<Empty icon="clock" title={text.none} />}>
        {(lines) => (
          <ol className="card lines-flush audit">
            {lines.map((line) => (
              <Line key={line.id} line={line} />
            ))}
          </ol>
        )}
      </Listed>
    </>
  );
}

function AuditFilters({ entity, entityId, operatorId }: AuditFilter) {
  const people = useQuery(read('/api/admin/operators'));
  const choosing = useOpen();
  const nouns: Readonly<Record<string, string>> = { '': text.all, ...text.entities };
  return (
    <Filters
      label={text.filters}
      screen="audit"
      filters={[
        {
          ...{ name: 'quem', label: text.who, value: operatorId },
          options: [
            ['', text.anybody],
            ...(people.data?.items ?? []).map(({ id, name }) => [id, name] as const),
          ],
        },
        { name: 'registro', label: text.record, value: entityId },
      ]}
      also={['o-que']}
    >
      <PickField
        label={text.what}
        shown={nouns[entity ?? ''] ?? entity ?? ''}
        hint={text.findWhat}
        choices={Object.entries(nouns).map(([key, label]) => ({
          key,
          label,
          act: () => goQuery({ 'o-que': key }),
        }))}
        choosing={choosing}
      />
    </Filters>
  );
}

/** How people call a changed value: a setting by its label. */
function useNames(): (name: string) => string {
  const columns: Readonly<Record<string, string>> = nameWords;
  return (name) => columns[name] ?? settingName(name) ?? name;
}

/** How changed values are said, with the names of the records that they refer to. */
function useSaying(names: AuditLine['names']) {
  const { yes, no } = text;
  const states: Readonly<Record<string, string>> = orderStatusWords;
  return sayingOf(names, { yes, no, states, money, moment, phone: phoneText, setting: settingValue });
}

function Line({ line }: { line: AuditLine }) {
  const nameOf = useNames();
  const [open, setOpen] = useState(false);
  const { action, entity, entityId, operatorName, at } = line;
  const entities: Readonly<Record<string, string>> = text.entities;
  const actions: Readonly<Record<string, string>> = acts.actions;
  const wholes: Readonly<Record<string, string>> = acts.wholes;
  const verb = action.slice(action.indexOf('.') + 1);
  const say = useSaying(line.names);
  const changes = differences(line.before, line.after, say);
  const summary = () => {
    // Every value of a new record is a change.
    if (line.before === null && changes.some(({ name }) => name === 'id')) return text.newRecord;
    const names = changes.slice(0, NAMED).map(({ name }) => nameOf(name));
    const more = changes.length - names.length;
    return [names.join(', '), ...(more > 0 ? [text.andMore(more)] : [])].join(' ');
  };
  return (
    <li>
      <button type="button" className="choice" aria-expanded={open} onClick={() => setOpen(!open)}>
        <span className="number soft">{moment(at)}</span>
        <span className="cut">
          <strong>{operatorName}</strong>{' '}
          {wholes[verb] ?? (
            <>
              {actions[verb] ?? verb.replaceAll('_', ' ')} {entities[entity] ?? entity}
              {entityId !== null && entity !== 'hub' && ` ${line.entityName ?? entityId}`}
            </>
          )}
        </span>
        <span className="soft cut names">{summary()}</span>
      </button>
      {open && (
        <div className="padded">
          {changes.length === 0 ? (
            <p className="soft">{text.noContent}</p>
          ) : (
            <Table
              bare
              rows={changes}
              keyOf={({ name }) => name}
              columns={[
                {
                  ...{ name: text.field, head: true },
                  cell: ({ name }) => <span title={name}>{nameOf(name)}</span>,
                },
                { name: text.before, className: 'red-text break', cell: ({ before }) => before },
                { name: text.after, className: 'green-text break', cell: ({ after }) => after },
              ]}
            />
          )}
        </div>
      )}
    </li>
  );
}
