import { Box } from '../../base/ui/box.js';
import { Button } from '../../base/ui/button.js';
import { Sessions } from '../../desk/ui/sessions.js';
import { PasswordChange } from '../../base/ui/password-change.js';
import { refused } from '../../base/ui/toast.js';
import { logOut, refetchSession, useKnownSession } from '../data/session.hook.js';
import { accountWords as text } from '../words.js';
import { call } from '../../base/api/client.js';

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
          change={(typed) => call('PUT /api/developer/password', typed).then(refetchSession)}
        />
      </Box>
    </main>
  );
}
