/**
 * Over TLS every cookie has the prefix `__Host-`, with which browsers accept it from this host only, for all paths, over TLS (RFC 6265bis,
 * 4.1.3.2). Plain http is for development; some browsers refuse such cookies there even on localhost, so they have no prefix.
 */
export function cookieOptions(baseUrl: string) {
  const secure = baseUrl.startsWith('https:');
  return {
    // The library would add the prefix `__Secure-`.
    useSecureCookies: false,
    cookiePrefix: secure ? '__Host-agent-grade' : 'agent-grade',
    defaultCookieAttributes: { secure, httpOnly: true, sameSite: 'lax', path: '/' },
  } as const;
}
