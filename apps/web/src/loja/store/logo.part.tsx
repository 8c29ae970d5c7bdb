import { LogoForm } from '../../ground/ui/logo-form.js';
import { refused } from '../../ground/ui/toast.js';
import { useLogo, type Account } from './store.hook.js';
import { storeWords as text } from '../words.js';
import '../../ground/ui/developer-app.css';

/** The store's picture on the page that its customers follow. */
export function Logo({ account: { logoUrl, name } }: { account: Account }) {
  const sending = useLogo();
  return (
    <LogoForm
      title={text.logo}
      hint={text.logoHint}
      shown={
        logoUrl !== null && (
          <img
            className="app-logo"
            width={72}
            height={72}
            src={new URL(logoUrl, location.origin).pathname}
            alt={name}
          />
        )
      }
      removable={logoUrl !== null}
      busy={sending.isPending}
      send={(file) => sending.mutate(file, { onError: refused })}
    />
  );
}
