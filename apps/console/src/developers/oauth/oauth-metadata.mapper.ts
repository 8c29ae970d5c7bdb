import { APP_SCOPES } from '#domain';
import { oauthAddresses } from '../../docs/oauth-addresses.mapper.js';

/** RFC 8414: clients of OAuth find everything else by it. */
export function oauthMetadata(publicUrl: string) {
  const { authorizeUrl, tokenUrl, revokeUrl } = oauthAddresses(publicUrl);
  return {
    issuer: publicUrl,
    authorization_endpoint: authorizeUrl,
    token_endpoint: tokenUrl,
    revocation_endpoint: revokeUrl,
    scopes_supported: [...APP_SCOPES],
    response_types_supported: ['code'],
    response_modes_supported: ['query'],
    grant_types_supported: ['authorization_code', 'refresh_token'],
    token_endpoint_auth_methods_supported: ['none'],
    revocation_endpoint_auth_methods_supported: ['none'],
    code_challenge_methods_supported: ['S256'],
    authorization_response_iss_parameter_supported: true,
    service_documentation: `${publicUrl}/desenvolvedores`,
  };
}

/** RFC 9728: who gives the tokens that `/mcp` takes. */
export function protectedResource(publicUrl: string) {
  return {
    resource: `${publicUrl}/mcp`,
    authorization_servers: [publicUrl],
    scopes_supported: [...APP_SCOPES],
    bearer_methods_supported: ['header'],
    resource_documentation: `${publicUrl}/desenvolvedores`,
  };
}
