import { commented, type Samples } from '#runtime';

/** The tokens of an app for the code that a shop's browser brought back. */
export const TOKEN_SAMPLES: Samples = {
  curl: {
    http: `curl -s $BASE/api/merchant/oauth/token -d grant_type=authorization_code -d client_id=$CLIENT_ID \\
  -d code=$CODE --data-urlencode redirect_uri=$REDIRECT_URI -d code_verifier=$VERIFIER
curl -s $BASE/api/merchant/oauth/token -d grant_type=refresh_token -d client_id=$CLIENT_ID \\
  -d refresh_token=$REFRESH_TOKEN
curl -s $BASE/api/merchant/orders -H "Authorization: Bearer $ACCESS_TOKEN"`,
  },
  typescript: {
    http: commented(
      'guarde com `state` até o navegador voltar',
      'keep it beside `state` until the browser returns',
      (comment) => `import { createHash, randomBytes } from 'node:crypto';

const verifier = randomBytes(32).toString('base64url'); // ${comment}
const challenge = createHash('sha256').update(verifier).digest('base64url');

const body = new URLSearchParams({
  grant_type: 'authorization_code',
  client_id: CLIENT_ID,
  code,
  redirect_uri: REDIRECT_URI,
  code_verifier: verifier,
});
const answer = await fetch(\`\${BASE}/api/merchant/oauth/token\`, { method: 'POST', body });
const { access_token, refresh_token, expires_in, merchant_id } = await answer.json();`,
    ),
  },
  php: {
    http: commented(
      'guarde com state',
      'keep it beside state',
      (comment) => `$verifier = rtrim(strtr(base64_encode(random_bytes(32)), '+/', '-_'), '='); // ${comment}
$challenge = rtrim(strtr(base64_encode(hash('sha256', $verifier, true)), '+/', '-_'), '=');

$curl = curl_init("$base/api/merchant/oauth/token");
curl_setopt_array($curl, [
  CURLOPT_POSTFIELDS => http_build_query([
    'grant_type' => 'authorization_code',
    'client_id' => $clientId,
    'code' => $code,
    'redirect_uri' => $redirectUri,
    'code_verifier' => $verifier,
  ]),
  CURLOPT_RETURNTRANSFER => true,
]);
$tokens = json_decode(curl_exec($curl), true);`,
    ),
  },
  python: {
    http: commented(
      'guarde com state até o navegador voltar',
      'keep it beside state until the browser returns',
      (comment) => `verifier = secrets.token_urlsafe(32)  # ${comment}
challenge = base64.urlsafe_b64encode(hashlib.sha256(verifier.encode()).digest()).rstrip(b"=").decode()

tokens = requests.post(f"{base}/api/merchant/oauth/token", timeout=10, data={
    "grant_type": "authorization_code",
    "client_id": client_id,
    "code": code,
    "redirect_uri": redirect_uri,
    "code_verifier": verifier,
}).json()`,
    ),
  },
};
