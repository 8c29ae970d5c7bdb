import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { answer, api } from '../../ground/api/client.js';
import { goQuery, usePlace } from '../../ground/router.js';
import { useWords } from '../../ground/language.js';
import { moment } from '../../ground/time.js';
import { Button } from '../../ground/ui/button.js';
import { Empty, Failure, Loading } from '../../ground/ui/empty.js';
import { SelectField, TextField } from '../../ground/ui/field.js';
import { nameWords } from './name-words.js';
import { auditActWords } from './audit-act-words.js';
import { auditWords } from './audit-words.js';
import { differences } from './audit.rules.js';
import { operationWords } from './operation-words.js';
import { usePeople } from './people.hook.js';
import { termsWords } from './terms-words.js';

const PAGE = 50;
/** Changed values that a row names; all of them are in its table. */
const NAMED = 4;

function useAudit(query: URLSearchParams) {
  const filter = {
    ...(query.get('o-que') && { entity: query.get('o-que') ?? '' }),
    ...(query.get('registro') && { entityId: query.get('registro') ?? '' }),
    ...(query.get('quem') && { operatorId: query.get('quem') ?? '' }),
  };
  return useInfiniteQuery({
    queryKey: ['audit', filter],
    initialPageParam: null as string | null,
    queryFn: ({ pageParam }) => {
      const cursor = pageParam === null ? {} : { cursor: pageParam };
      return answer(
        api.GET('/api/admin/audit', { params: { query: { ...filter, ...cursor, limit: PAGE } } }),
      );
    },
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });
}

type Line = NonNullable<ReturnType<typeof useAudit>['data']>['pages'][number]['items'][number];

/** The audit log, newest first; a row opens into the values before and after. */
export function AuditPart() {
  const text = useWords(auditWords);
  const { query } = usePlace();
  const audit = useAudit(query);
  const people = usePeople();
  const lines = audit.data?.pages.flatMap(({ items }) => items) ?? [];
  const entities: Readonly<Record<string, string>> = text.entities;
  return (
    <>
      <search className="filters" aria-label={text.filters}>
        <SelectField
          label={text.what}
          value={query.get('o-que') ?? ''}
          onChange={({ target }) => {
            goQuery({ 'o-que': target.value });
          }}
        >
          <option value="">{text.all}</option>
          {Object.entries(entities).map(([entity, name]) => (
            <option key={entity} value={entity}>
              {name}
            </option>
          ))}
        </SelectField>
        <SelectField
          label={text.who}
          value={query.get('quem') ?? ''}
          onChange={({ target }) => {
            goQuery({ quem: target.value });
          }}
        >
          <option value="">{text.anybody}</option>
          {people.data?.items.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
        <TextField
          key={query.get('registro')}
          label={text.record}
          inputMode="numeric"
          defaultValue={query.get('registro') ?? ''}
          onBlur={({ target }) => {
            goQuery({ registro: target.value.trim() });
          }}
          onKeyDown={({ key, currentTarget }) => {
            if (key === 'Enter') goQuery({ registro: currentTarget.value.trim() });
          }}
        />
      </search>
      {audit.isPending && <Loading lines={8} />}
      {audit.error && <Failure error={audit.error} again={audit.refetch} />}
      {audit.data && lines.length === 0 && <Empty icon="clock" title={text.none} />}
      <ol className="card audit">
        {lines.map((line) => (
          <AuditLine key={line.id} line={line} />
        ))}
      </ol>
      {audit.hasNextPage && (
        <Button
          className="start"
          busy={audit.isFetchingNextPage}
          onClick={() => {
            void audit.fetchNextPage();
          }}
        >
          {text.older}
        </Button>
      )}
    </>
  );
}

/** How people call a changed value: a setting by its label. */
function useNames(): (name: string) => string {
  const columns: Readonly<Record<string, string>> = useWords(nameWords);
  const settings: Readonly<Record<string, { label: string }>> = {
    ...useWords(operationWords),
    ...useWords(termsWords),
  };
  return (name) => columns[name] ?? settings[name.replace(/^settings\./, '')]?.label ?? name;
}

function AuditLine({ line }: { line: Line }) {
  const text = useWords(auditWords);
  const acts = useWords(auditActWords);
  const nameOf = useNames();
  const [open, setOpen] = useState(false);
  const { action, entity, entityId, operatorName, at } = line;
  const entities: Readonly<Record<string, string>> = text.entities;
  const actions: Readonly<Record<string, string>> = acts.actions;
  const wholes: Readonly<Record<string, string>> = acts.wholes;
  const verb = action.slice(action.indexOf('.') + 1);
  const changes = differences(line.before, line.after);
  const summary = () => {
    // Every value of a new record is a change.
    if (line.before === null && changes.some(({ name }) => name === 'id')) return text.newRecord;
    const names = changes.slice(0, NAMED).map(({ name }) => nameOf(name));
    const more = changes.length - names.length;
    return [names.join(', '), ...(more > 0 ? [text.andMore(more)] : [])].join(' ');
  };
  return (
    <li>
      <button
        type="button"
        className="line"
        aria-expanded={open}
        onClick={() => {
          setOpen(!open);
        }}
      >
        <span className="number soft">{moment(at)}</span>
        <span className="cut">
          <strong>{operatorName}</strong>{' '}
          {wholes[verb] ?? (
            <>
              {actions[verb] ?? verb.replaceAll('_', ' ')} {entities[entity] ?? entity}
              {entityId !== null && entity !== 'hub' && ` ${entityId}`}
            </>
          )}
        </span>
        <span className="soft cut names">{summary()}</span>
      </button>
      {open && (
        <div className="changes">
          {changes.length === 0 ? (
            <p className="soft">{text.noContent}</p>
          ) : (
            <table className="table">
              <thead>
                <tr>
                  <th>{text.field}</th>
                  <th>{text.before}</th>
                  <th>{text.after}</th>
                </tr>
              </thead>
              <tbody>
                {changes.map(({ name, before, after }) => (
                  <tr key={name}>
                    <th scope="row" title={name}>
                      {nameOf(name)}
                    </th>
                    <td className="was">{before}</td>
                    <td className="is">{after}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          )}
        </div>
      )}
    </li>
  );
}
