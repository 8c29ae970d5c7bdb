import { HERE, type Language, MISSING, runText } from './languages.driver.js';

/** Programs that verify what a receiver may give by mistake, and print the name of the error of each. */
const PROGRAMS: Readonly<Record<Language, string>> = {
  typescript: `
    import { verifyFullApi, verifyModelM, verifyOpenDelivery, WebhookVerificationError } from './libs/sdks/typescript/src/index.ts';
    const now = String(Math.floor(Date.now() / 1000));
    const stamp = { 'webhook-id': 'a', 'webhook-timestamp': now };
    const cases = [
      ['whsec_c2VjcmV0', {}, '{}'], ['whsec_c2VjcmV0', stamp, '{}'], ['whsec_c2VjcmV0', undefined, '{}'],
      ['whsec_c2VjcmV0', stamp, {}], ['whsec_c2VjcmV0', stamp, undefined],
      ['', stamp, '{}'], [undefined, stamp, '{}'], ['whsec_', stamp, '{}'], ['secret', stamp, '{}'],
    ];
    for (const verify of [verifyFullApi, verifyOpenDelivery, verifyModelM])
      for (const [secret, headers, body] of cases)
        try { verify(secret, headers, body); console.log('taken'); }
        catch (error) { console.log(error instanceof WebhookVerificationError ? 'refused' : error.name + ': ' + error.message); }`,
  python: `
import time
from last_mile import WebhookVerificationError, verify_full_api, verify_model_m, verify_open_delivery
stamp = {"webhook-id": "a", "webhook-timestamp": str(int(time.time()))}
cases = [
    ("whsec_c2VjcmV0", {}, b"{}"), ("whsec_c2VjcmV0", stamp, b"{}"), ("whsec_c2VjcmV0", None, b"{}"),
    ("whsec_c2VjcmV0", stamp, {}), ("whsec_c2VjcmV0", stamp, None), ("whsec_c2VjcmV0", stamp, "{}"),
    ("", stamp, b"{}"), (None, stamp, b"{}"), ("whsec_", stamp, b"{}"), ("secret", stamp, b"{}"), ("whsec_a", stamp, b"{}"),
]
for verify in (verify_full_api, verify_open_delivery, verify_model_m):
    for secret, headers, body in cases:
        try:
            verify(secret, headers, body)
            print("taken")
        except WebhookVerificationError:
            print("refused")
        except Exception as error:
            print(repr(error))`,
  php: `
    require 'libs/sdks/php/autoload.php';
    $stamp = ['webhook-id' => 'a', 'webhook-timestamp' => (string) time()];
    $cases = [
      ['whsec_c2VjcmV0', [], '{}'], ['whsec_c2VjcmV0', $stamp, '{}'], ['whsec_c2VjcmV0', ['webhook-timestamp' => []], '{}'],
      ['whsec_c2VjcmV0', $stamp, []], ['whsec_c2VjcmV0', $stamp, false],
      ['', $stamp, '{}'], [false, $stamp, '{}'], ['whsec_', $stamp, '{}'], ['secret', $stamp, '{}'],
    ];
    foreach (['verifyFullApi', 'verifyOpenDelivery', 'verifyModelM'] as $verify)
      foreach ($cases as [$secret, $headers, $body]) {
        try { LastMile\\Webhooks::$verify($secret, $headers, $body); echo "taken\\n"; }
        catch (LastMile\\WebhookVerificationError) { echo "refused\\n"; }
        catch (Throwable $error) { echo get_class($error), "\\n"; }
      }`,
};

describe('the verifiers of the SDKs', () => {
  it.each(HERE)(
    '%s refuses what a receiver may give by mistake by its documented error',
    async (language) => {
      const said = await runText(language, PROGRAMS[language], {});
      expect(said.length).toBeGreaterThan(20);
      expect(new Set(said)).toEqual(new Set(['refused']));
    },
  );

  (MISSING.length > 0 ? it : it.skip)(
    `in the languages that are missing here (${MISSING.join(', ')})`,
    () => {},
  );
});
