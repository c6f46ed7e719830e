/**
 * Over TLS every cookie has the prefix `__Host-`: it comes from this host alone, for all paths, over TLS (RFC 6265bis, 4.1.3.2). On plain
 * http, which is for development, some browsers refuse such cookies even on the own machine, so there they go without.
 */
export function cookieOptions(baseUrl: string) {
  const secure = baseUrl.startsWith('https:');
  return {
    // The library would add `__Secure-`.
    useSecureCookies: false,
    cookiePrefix: secure ? '__Host-agent-grade' : 'agent-grade',
    defaultCookieAttributes: { secure, httpOnly: true, sameSite: 'lax', path: '/' },
  } as const;
}
