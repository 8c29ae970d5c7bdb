import type { Samples } from './guide.js';

interface HmacScheme {
  readonly header: string;
  readonly hash: 'sha256' | 'sha512';
  /** How the secret is called where the program keeps it. */
  readonly secret: 'CLIENT_SECRET' | 'CHAVE';
  readonly answer: 200 | 204;
  /** The function of the SDKs: `verify` and this. */
  readonly sdk: 'OpenDelivery' | 'ModelM';
}

type Verified = 'FullApi' | HmacScheme['sdk'];

const IN_PYTHON: Readonly<Record<Verified, string>> = {
  FullApi: 'verify_full_api',
  OpenDelivery: 'verify_open_delivery',
  ModelM: 'verify_model_m',
};

/** HMAC in hexadecimal over the bytes of the body as they came. */
export function hmacSamples(scheme: HmacScheme): Samples {
  const { header, hash, secret } = scheme;
  const check = `printf '%s' "$BODY" | openssl dgst -${hash} -hmac "$${secret}"`;
  return {
    curl: { http: `# ${header}\n${check}` },
    typescript: { http: hmacTypescript(scheme), sdk: sdkTypescript(scheme.sdk, secret, scheme.answer) },
    php: { http: hmacPhp(scheme), sdk: sdkPhp(scheme.sdk, secret, scheme.answer) },
    python: { http: hmacPython(scheme), sdk: sdkPython(scheme.sdk, secret, scheme.answer) },
  };
}

function hmacTypescript({ header, hash, secret, answer }: HmacScheme): string {
  return `import { createHmac, timingSafeEqual } from 'node:crypto';
import express from 'express';

const app = express();
app.post('/webhook', express.raw({ type: '*/*' }), (request, response) => {
  const right = createHmac('${hash}', process.env.${secret}).update(request.body).digest();
  const given = Buffer.from(request.get('${header.toLowerCase()}') ?? '', 'hex');
  if (given.length !== right.length || !timingSafeEqual(given, right)) return response.sendStatus(401);
  const event = JSON.parse(request.body);
  response.sendStatus(${String(answer)});
});
app.listen(4000);`;
}

function hmacPhp({ header, hash, secret, answer }: HmacScheme): string {
  const inServer = `HTTP_${header.toUpperCase().replaceAll('-', '_')}`;
  return `<?php
$body = file_get_contents('php://input');
$right = hash_hmac('${hash}', $body, getenv('${secret}'));
if (!hash_equals($right, $_SERVER['${inServer}'] ?? '')) {
  http_response_code(401);
  exit;
}
$event = json_decode($body, true);
http_response_code(${String(answer)});`;
}

function hmacPython({ header, hash, secret, answer }: HmacScheme): string {
  return `import hashlib, hmac, os
from flask import Flask, request

app = Flask(__name__)

@app.post("/webhook")
def webhook():
    right = hmac.new(os.environ["${secret}"].encode(), request.get_data(), hashlib.${hash}).hexdigest()
    if not hmac.compare_digest(right, request.headers.get("${header}", "")):
        return "", 401
    event = request.get_json(force=True)
    return "", ${String(answer)}`;
}

/** Standard Webhooks: id, instant and body, by the part of the secret after `whsec_`; at most five minutes old. */
export const STANDARD_SAMPLES: Samples = {
  curl: {
    http: `# webhook-signature
KEY=$(printf '%s' "\${WHSEC#whsec_}" | base64 -d | xxd -p -c 256)
SIGNATURE=$(printf '%s.%s.%s' "$WEBHOOK_ID" "$WEBHOOK_TIMESTAMP" "$BODY" \\
  | openssl dgst -sha256 -mac HMAC -macopt hexkey:$KEY -binary | base64)
AGE=$(( $(date +%s) - WEBHOOK_TIMESTAMP ))
[ "\${AGE#-}" -le 300 ] && case " $WEBHOOK_SIGNATURE " in *" v1,$SIGNATURE "*) echo ok ;; esac`,
  },
  typescript: {
    http: `import { createHmac, timingSafeEqual } from 'node:crypto';
import express from 'express';

const key = Buffer.from(process.env.WHSEC.replace('whsec_', ''), 'base64');
const TOLERANCE_SECONDS = 300;

function isOurs(headers, body) {
  const at = headers['webhook-timestamp'];
  if (!(Math.abs(Number(at) - Date.now() / 1000) <= TOLERANCE_SECONDS)) return false;
  const right = createHmac('sha256', key).update(\`\${headers['webhook-id']}.\${at}.\`).update(body).digest();
  return (headers['webhook-signature'] ?? '').split(' ').some((one) => {
    const given = Buffer.from(one.replace('v1,', ''), 'base64');
    return given.length === right.length && timingSafeEqual(given, right);
  });
}

const app = express();
app.post('/webhook', express.raw({ type: '*/*' }), (request, response) => {
  if (!isOurs(request.headers, request.body)) return response.sendStatus(401);
  const event = JSON.parse(request.body);
  response.sendStatus(204);
});
app.listen(4000);`,
    sdk: sdkTypescript('FullApi', 'WHSEC', 204),
  },
  php: {
    http: `<?php
$body = file_get_contents('php://input');
$at = $_SERVER['HTTP_WEBHOOK_TIMESTAMP'] ?? '';
$key = base64_decode(substr(getenv('WHSEC'), strlen('whsec_')));
$signed = ($_SERVER['HTTP_WEBHOOK_ID'] ?? '').".$at.$body";
$right = 'v1,'.base64_encode(hash_hmac('sha256', $signed, $key, true));
$ours = false;
foreach (explode(' ', $_SERVER['HTTP_WEBHOOK_SIGNATURE'] ?? '') as $given) {
  $ours = hash_equals($right, $given) || $ours;
}
if (!$ours || !ctype_digit($at) || abs((int) $at - time()) > 300) {
  http_response_code(401);
  exit;
}
$event = json_decode($body, true);
http_response_code(204);`,
    sdk: sdkPhp('FullApi', 'WHSEC', 204),
  },
  python: {
    http: `import base64, hashlib, hmac, os, time
from flask import Flask, request

app = Flask(__name__)
key = base64.b64decode(os.environ["WHSEC"].removeprefix("whsec_"))
TOLERANCE_SECONDS = 300

def is_ours(headers, body):
    at = headers.get("webhook-timestamp", "")
    if not at.isdigit() or abs(int(at) - time.time()) > TOLERANCE_SECONDS:
        return False
    signed = f"{headers.get('webhook-id', '')}.{at}.".encode() + body
    right = "v1," + base64.b64encode(hmac.new(key, signed, hashlib.sha256).digest()).decode()
    return any(hmac.compare_digest(one, right) for one in headers.get("webhook-signature", "").split(" "))

@app.post("/webhook")
def webhook():
    if not is_ours(request.headers, request.get_data()):
        return "", 401
    event = request.get_json(force=True)
    return "", 204`,
    sdk: sdkPython('FullApi', 'WHSEC', 204),
  },
};

function sdkTypescript(name: Verified, secret: string, answer: number): string {
  return `import { verify${name} } from 'last-mile-sdk';

app.post('/webhook', express.raw({ type: '*/*' }), (request, response) => {
  const event = verify${name}(process.env.${secret}, request.headers, request.body);
  response.sendStatus(${String(answer)});
});`;
}

function sdkPhp(name: Verified, secret: string, answer: number): string {
  return `require 'vendor/autoload.php';

use LastMile\\Webhooks;

$event = Webhooks::verify${name}(getenv('${secret}'), getallheaders(), file_get_contents('php://input'));
http_response_code(${String(answer)});`;
}

function sdkPython(name: Verified, secret: string, answer: number): string {
  const call = IN_PYTHON[name];
  return `from last_mile import ${call}

@app.post("/webhook")
def webhook():
    event = ${call}(os.environ["${secret}"], request.headers, request.get_data())
    return "", ${String(answer)}`;
}
