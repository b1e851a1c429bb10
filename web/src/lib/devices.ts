/** Which browser somebody sits before, from what it calls itself. */

const BROWSERS = ["Edg", "Firefox", "Chrome", "Safari"]; // the later ones are named by the others
const SYSTEMS = ["Android", "iPhone", "iPad", "Windows", "Mac OS X", "Linux"];
const SHOWN = 40; // characters of one that nobody knows

export function deviceName(label: string): string {
  const browser = BROWSERS.find((name) => label.includes(`${name}/`));
  const system = SYSTEMS.find((name) => label.includes(name));
  if (!browser) return label.slice(0, SHOWN);
  return [browser.replace("Edg", "Edge"), system].filter(Boolean).join(" · ");
}

const ADDRESS = /^(\d+(\.\d+){3}|\[.*\])$/; // made of numbers: passkeys belong to names

/** Whether passkeys can work where this page was opened; elsewhere nothing is said of them. */
export function canPasskey(host = location.hostname, isSecure = isSecureContext): boolean {
  return isSecure && "PublicKeyCredential" in globalThis && !ADDRESS.test(host);
}
