import { LanguageChoice, ThemeChoice } from '../../ground/ui/appearance.js';
import { Icon } from '../../ground/ui/icon.js';
import { ForgottenForm, LinkSent, LogInForm } from '../../ground/ui/log-in.js';
import { LogoForm } from '../../ground/ui/logo-form.js';
import { NewPassword } from '../../ground/ui/new-password.js';
import { uiWords as text } from '../words.js';
import { OFFLINE } from './offline.rules.js';

const nothing = () => undefined;
const taken = () => Promise.resolve();
const refusing = () => Promise.reject(OFFLINE);

/** What is asked of a person, and chosen for how they see it, in each state; for the book. */
export const PERSON_STATES = {
  LogIn: {
    asks: () => <LogInForm enter={refusing} />,
    code: () => <LogInForm enter={refusing} code />,
    explained: () => <LogInForm enter={refusing} lead={text.lead} />,
  },
  Forgotten: {
    asks: () => <ForgottenForm ask={taken} />,
    explained: () => (
      <ForgottenForm ask={taken} lead={text.lead}>
        <p className="soft small">{text.noneLead}</p>
      </ForgottenForm>
    ),
    sent: () => <LinkSent />,
  },
  NewPassword: {
    asks: () => <NewPassword whose="developer" label={text.name} hint={text.hint} />,
  },
  LogoForm: {
    none: () => logo({ shown: null, removable: false }),
    shown: () => logo({}),
    busy: () => logo({ busy: true }),
  },
  Appearance: {
    theme: () => <ThemeChoice />,
    languages: () => <LanguageChoice />,
    named: () => <LanguageChoice named kind="plain" />,
  },
};

function logo(state: { shown?: null; removable?: false; busy?: true }) {
  return (
    <LogoForm
      {...{ title: text.name, hint: text.hint, shown: <Icon name="shop" size={20} />, removable: true }}
      {...{ busy: false, send: nothing, ...state }}
    />
  );
}
