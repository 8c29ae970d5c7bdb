/** The token that a pair of Open Delivery gets by HTTP. */
export async function openDeliveryToken(
  baseUrl: string,
  { clientId, clientSecret }: { readonly clientId: string; readonly clientSecret: string },
): Promise<string> {
  const grant = { grant_type: 'client_credentials', client_id: clientId, client_secret: clientSecret };
  const body = new URLSearchParams(grant);
  const answer = await fetch(`${baseUrl}/api/opendelivery/oauth/token`, { method: 'POST', body });
  if (!answer.ok) throw new Error(`No token was given: ${String(answer.status)} ${await answer.text()}`);
  return ((await answer.json()) as { access_token: string }).access_token;
}
