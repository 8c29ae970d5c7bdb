import type { Samples, SampleType } from './samples.rules.js';

interface Scheme {
  readonly header: string;
  readonly hash: 'sha256' | 'sha512';
  /** How the secret is called where the program keeps it. */
  readonly secret: 'CLIENT_SECRET' | 'CHAVE';
  readonly answer: 204 | 200;
}

const SCHEMES: Readonly<Record<Exclude<SampleType, 'full_api'>, Scheme>> = {
  open_delivery: { header: 'X-App-Signature', hash: 'sha256', secret: 'CLIENT_SECRET', answer: 204 },
  model_m: { header: 'Signature-V2', hash: 'sha512', secret: 'CHAVE', answer: 200 },
};

/** How a receiver checks that a webhook came from us, in four languages. */
export function signatureSamples(type: SampleType): Samples {
  return type === 'full_api' ? standardSamples() : hmacSamples(SCHEMES[type]);
}

/** HMAC in hexadecimal over the bytes of the body as they came. */
function hmacSamples({ header, hash, secret, answer }: Scheme): Samples {
  const lower = header.toLowerCase();
  const phpHeader = `HTTP_${header.toUpperCase().replaceAll('-', '_')}`;
  return {
    curl: `# A assinatura que um corpo deve ter
printf '%s' "$CORPO" | openssl dgst -${hash} -hmac "$${secret}"`,
    javascript: `import { createHmac, timingSafeEqual } from 'node:crypto';
import express from 'express';

const app = express();
app.post('/webhook', express.raw({ type: '*/*' }), (request, response) => {
  const certa = createHmac('${hash}', process.env.${secret}).update(request.body).digest();
  const veio = Buffer.from(request.get('${lower}') ?? '', 'hex');
  if (veio.length !== certa.length || !timingSafeEqual(veio, certa)) return response.sendStatus(401);
  const evento = JSON.parse(request.body); // guarde o id: o mesmo pode vir de novo
  response.sendStatus(${answer});
});
app.listen(4000);`,
    php: `<?php
$corpo = file_get_contents('php://input');
$certa = hash_hmac('${hash}', $corpo, getenv('${secret}'));
if (!hash_equals($certa, $_SERVER['${phpHeader}'] ?? '')) {
  http_response_code(401);
  exit;
}
$evento = json_decode($corpo, true); // guarde o id: o mesmo pode vir de novo
http_response_code(${answer});`,
    python: `import hashlib, hmac, os
from flask import Flask, request

app = Flask(__name__)

@app.post("/webhook")
def webhook():
    certa = hmac.new(os.environ["${secret}"].encode(), request.get_data(), hashlib.${hash}).hexdigest()
    if not hmac.compare_digest(certa, request.headers.get("${header}", "")):
        return "", 401
    evento = request.get_json(force=True)  # guarde o id: o mesmo pode vir de novo
    return "", ${answer}`,
  };
}

/** Standard Webhooks: id, time and body, signed with the part of the secret after whsec_. */
function standardSamples(): Samples {
  return {
    curl: `# A assinatura que uma mensagem deve ter
CHAVE=$(printf '%s' "\${WHSEC#whsec_}" | base64 -d | xxd -p -c 256)
printf '%s.%s.%s' "$WEBHOOK_ID" "$WEBHOOK_TIMESTAMP" "$CORPO" \\
  | openssl dgst -sha256 -mac HMAC -macopt hexkey:$CHAVE -binary | base64`,
    javascript: `import { createHmac, timingSafeEqual } from 'node:crypto';
import express from 'express';

const chave = Buffer.from(process.env.WHSEC.replace('whsec_', ''), 'base64');
const app = express();
app.post('/webhook', express.raw({ type: '*/*' }), (request, response) => {
  const id = request.get('webhook-id');
  const quando = request.get('webhook-timestamp');
  const certa = createHmac('sha256', chave).update(\`\${id}.\${quando}.\${request.body}\`).digest();
  const veio = Buffer.from((request.get('webhook-signature') ?? '').replace('v1,', ''), 'base64');
  if (veio.length !== certa.length || !timingSafeEqual(veio, certa)) return response.sendStatus(401);
  const evento = JSON.parse(request.body); // o mesmo webhook-id pode vir de novo
  response.sendStatus(204);
});
app.listen(4000);`,
    php: `<?php
$corpo = file_get_contents('php://input');
$chave = base64_decode(substr(getenv('WHSEC'), strlen('whsec_')));
$assinado = $_SERVER['HTTP_WEBHOOK_ID'].'.'.$_SERVER['HTTP_WEBHOOK_TIMESTAMP'].'.'.$corpo;
$certa = 'v1,'.base64_encode(hash_hmac('sha256', $assinado, $chave, true));
if (!hash_equals($certa, $_SERVER['HTTP_WEBHOOK_SIGNATURE'] ?? '')) {
  http_response_code(401);
  exit;
}
$evento = json_decode($corpo, true); // o mesmo webhook-id pode vir de novo
http_response_code(204);`,
    python: `import base64, hashlib, hmac, os
from flask import Flask, request

app = Flask(__name__)
chave = base64.b64decode(os.environ["WHSEC"].removeprefix("whsec_"))

@app.post("/webhook")
def webhook():
    cabecalhos = request.headers
    assinado = f"{cabecalhos['webhook-id']}.{cabecalhos['webhook-timestamp']}.".encode() + request.get_data()
    certa = "v1," + base64.b64encode(hmac.new(chave, assinado, hashlib.sha256).digest()).decode()
    if not hmac.compare_digest(certa, cabecalhos.get("webhook-signature", "")):
        return "", 401
    evento = request.get_json(force=True)  # o mesmo webhook-id pode vir de novo
    return "", 204`,
  };
}
