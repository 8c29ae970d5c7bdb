import { useState } from 'react';
import { PagedLines } from '../../desk/ui/list.js';
import { type Answer, useRead } from '../../base/api/client.js';
import { usePages } from '../../base/api/list.js';
import { auditActWords as acts, auditWords as text, nameWords } from '../words.js';
import { withoutEmpty, idIn, isFiltered, show, typed, useSearch } from '../../desk/search.js';
import { useOpen } from '../../base/open.js';
import { moment } from '../../base/time.js';
import { Empty } from '../../base/ui/empty.js';
import { wordOf } from '../../base/texts.js';
import { Filters, NoMatch } from '../../desk/ui/filters.js';
import { Table } from '../../desk/ui/table.js';
import { PickField } from '../people/pick-field.part.js';
import { settingName, differences, sayingOf } from './audit.rules.js';

const SEARCH = { operatorId: idIn('quem'), entityId: typed('registro'), entity: typed('o-que') };
/** Changed values that a row names; its table has all of them. */
const NAMED = 4;

export function AuditPart() {
  const values = useSearch(SEARCH);
  const list = usePages('/api/admin/audit', { ...withoutEmpty(values), limit: 50 });
  return (
    <>
      <AuditFilters entity={values.entity} />
      <PagedLines
        list={list}
        older
        empty={
          isFiltered(SEARCH, values) ? (
            <NoMatch title={text.noMatch} search={SEARCH} />
          ) : (
            <Empty icon="clock" title={text.none} />
          )
        }
        className="card lines-flush audit"
      >
        {(line) => <Line key={line.id} line={line} />}
      </PagedLines>
    </>
  );
}

function AuditFilters({ entity }: { entity: string }) {
  const people = useRead('/api/admin/operators');
  const choosing = useOpen();
  const nouns: Readonly<Record<string, string>> = { '': text.all, ...text.entities };
  return (
    <Filters
      search={SEARCH}
      screen="audit"
      fields={[
        {
          of: 'operatorId',
          label: text.who,
          any: text.anybody,
          options: (people.data?.items ?? []).map(({ id, name }) => [id, name]),
        },
        { of: 'entityId', label: text.record },
      ]}
    >
      <PickField
        label={text.what}
        shown={nouns[entity] ?? entity}
        hint={text.findWhat}
        choices={Object.entries(nouns).map(([key, label]) => ({
          key,
          label,
          act: () => show(SEARCH, { entity: key }),
        }))}
        choosing={choosing}
      />
    </Filters>
  );
}

function nameOf(name: string): string {
  const columns: Readonly<Record<string, string>> = nameWords;
  return columns[name] ?? settingName(name) ?? name;
}

function Line({ line }: { line: Answer<'/api/admin/audit'>['items'][number] }) {
  const [open, setOpen] = useState(false);
  const { action, entity, entityId, operatorName, at } = line;
  const wholes: Readonly<Record<string, string>> = acts.wholes;
  const verb = action.slice(action.indexOf('.') + 1);
  const say = sayingOf(line.names);
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
              {wordOf(acts.actions, verb).replaceAll('_', ' ')} {wordOf(text.entities, entity)}
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
                  name: text.field,
                  head: true,
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
