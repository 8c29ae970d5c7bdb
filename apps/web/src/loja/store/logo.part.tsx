import { useRef } from 'react';
import { useWords } from '../../ground/language.js';
import { Button } from '../../ground/ui/button.js';
import { refused } from '../../ground/ui/toast.js';
import { useLogo, type Account } from './store.hook.js';
import { storeWords } from './words.js';

/** The store's picture on the page that its customers follow. */
export function Logo({ account: { logoUrl, name } }: { account: Account }) {
  const text = useWords(storeWords);
  const sending = useLogo();
  const input = useRef<HTMLInputElement>(null);
  const send = (file: File | null) => {
    sending.mutate(file, { onError: refused });
  };
  return (
    <section className="box stack" aria-labelledby="logo">
      <h2 id="logo">{text.logo}</h2>
      <p className="soft">{text.logoHint}</p>
      <p className="row wrap">
        {logoUrl !== null && (
          <img className="logo" src={new URL(logoUrl, location.origin).pathname} alt={name} />
        )}
        <input
          ref={input}
          type="file"
          hidden
          aria-label={text.logoSend}
          accept="image/jpeg,image/png,image/webp"
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            if (file) send(file);
            target.value = '';
          }}
        />
        <Button busy={sending.isPending} onClick={() => input.current?.click()}>
          {text.logoSend}
        </Button>
        {logoUrl !== null && (
          <Button
            onClick={() => {
              send(null);
            }}
          >
            {text.logoRemove}
          </Button>
        )}
      </p>
    </section>
  );
}
