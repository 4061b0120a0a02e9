/** Returns the SHA-256 of some bytes in base64url, as `contentDigest` of the build does. */
export async function digestOf(body: ArrayBuffer): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', body));
  const base64 = btoa(String.fromCharCode(...hash));
  return base64.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}
