import type { Answer } from '../../base/api/client.js';
import { developerAppWords as text } from '../../base/words.js';
import { Icon } from '../../base/ui/icon.js';
import { Status, type Tone } from '../../base/ui/status.js';
import './developer-app.css';

type AppState = keyof typeof text.states;

const STATE_TONES: Readonly<Record<AppState, Tone>> = {
  draft: 'plain',
  submitted: 'amber',
  approved: 'green',
  refused: 'red',
};

export function AppLogo({ url }: { url: string | null }) {
  if (url === null)
    return (
      <span className="disc app-logo">
        <Icon name="code" size={20} />
      </span>
    );
  return (
    <img className="app-logo" src={new URL(url, location.origin).pathname} alt="" width={40} height={40} />
  );
}

export function AppStatus({ state }: { state: AppState }) {
  return <Status tone={STATE_TONES[state]}>{text.states[state]}</Status>;
}

type Checked = Pick<
  Answer<'/api/developer/apps/{id}/checklist'>['items'][number],
  'check' | 'passed' | 'good' | 'bad'
>;

export function CheckedLine({ check, passed, good, bad }: Checked) {
  return (
    <>
      <Status
        tone={passed === null ? 'plain' : passed ? 'green' : 'red'}
        icon={passed === null ? 'clock' : passed ? 'check' : 'alert'}
      >
        {passed === null ? text.unknown : passed ? text.passed : text.failed}
      </Status>
      <span>{text.checks[check]}</span>
      {passed !== null && (
        <span className="why soft small">
          {check === 'token_cached' ? text.tokens({ calls: good, tokens: bad }) : text.seen({ good, bad })}
        </span>
      )}
    </>
  );
}
