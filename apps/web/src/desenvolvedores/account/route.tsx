import { Box } from '../../ground/ui/box.js';
import { Button } from '../../ground/ui/button.js';
import { Sessions } from '../../ground/ui/sessions.js';
import { PasswordChange } from '../../ground/ui/password-change.js';
import { refused } from '../../ground/ui/toast.js';
import { logOut, sessionAgain, useKnownSession } from '../data/session.hook.js';
import { accountWords as text } from '../words.js';
import { call } from '../../ground/api/client.js';

export function AccountRoute() {
  const { developer } = useKnownSession();
  return (
    <main className="page narrow">
      <h1>{text.title}</h1>
      <p>
        <strong>{developer.name}</strong> <span className="soft">{developer.email}</span>
      </p>
      <Box title={text.sessions}>
        <Sessions of="developer" />
        <p>
          <Button onClick={() => void logOut(true).catch(refused)}>{text.everywhere}</Button>
        </p>
      </Box>
      <Box title={text.password}>
        <PasswordChange
          whose="developer"
          hint={text.hint}
          change={(typed) => call('PUT /api/developer/password', typed).then(sessionAgain)}
        />
      </Box>
    </main>
  );
}
