export function oauthAddresses(publicUrl: string) {
  const base = `${publicUrl}/api/merchant/oauth`;
  return {
    authorizeUrl: `${publicUrl}/loja/autorizar`,
    tokenUrl: `${base}/token`,
    revokeUrl: `${base}/revoke`,
  };
}
