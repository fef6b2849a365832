import type { IncomingMessage, ServerResponse } from 'node:http'

/** Headers of every answer: pages run our scripts only, talk to this host only, and may not be framed by any site. */
export function securityHeaders(request: IncomingMessage, response: ServerResponse): void {
  // Old Safari does not count the page's own socket as 'self'.
  const socket = `ws://${request.headers.host ?? 'localhost'}`
  response.setHeader(
    'content-security-policy',
    [
      "default-src 'self'",
      `connect-src 'self' ${socket}`,
      "img-src 'self' data: blob:",
      "style-src 'self'",
      // Svelte writes style attributes; no style sheet comes from elsewhere.
      "style-src-attr 'unsafe-inline'",
      "object-src 'none'",
      "base-uri 'none'",
      "form-action 'none'",
      "frame-ancestors 'none'",
    ].join('; '),
  )
  response.setHeader('x-content-type-options', 'nosniff')
  response.setHeader('x-frame-options', 'DENY')
  response.setHeader('referrer-policy', 'no-referrer')
  response.setHeader('cross-origin-resource-policy', 'same-origin')
  response.setHeader('permissions-policy', 'camera=(), microphone=(), geolocation=(), payment=()')
}
