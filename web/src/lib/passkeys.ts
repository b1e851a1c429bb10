/** Passkeys: what this device keeps so that somebody is the same person everywhere. */

import { api } from "./api";
import { deviceName } from "./devices";
import { beBy } from "./people.svelte";
import type { PasskeyChallenge, PasskeysNow } from "./wire";

const AT = "/api/people";
/** COSE names of the signatures that servers understand: Ed25519, P-256, RSA. */
const KINDS = [-8, -7, -257] as const;
const PATIENCE = 5 * 60_000;
const WORD = 32_768; // how many bytes become signs at once

export function toText(data: ArrayBuffer | null): string {
  const bytes = new Uint8Array(data ?? new ArrayBuffer(0));
  let signs = "";
  for (let at = 0; at < bytes.length; at += WORD)
    signs += String.fromCharCode(...bytes.subarray(at, at + WORD));
  return btoa(signs).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

export function toBytes(text: string): Uint8Array<ArrayBuffer> {
  const signs = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(signs, (sign) => sign.charCodeAt(0));
}

/** Let this device make a passkey; null: whoever was asked thought better of it. */
export async function addPasskey(owner: string): Promise<PasskeysNow | null> {
  const asked = await api.post<PasskeyChallenge>(`${AT}/me/passkeys/challenge`);
  const made = await tried(() =>
    navigator.credentials.create({
      publicKey: {
        rp: { id: asked.host, name: "Dovecote" },
        user: { id: toBytes(asked.user), name: owner, displayName: owner },
        challenge: toBytes(asked.challenge),
        pubKeyCredParams: KINDS.map((alg) => ({ type: "public-key", alg })),
        excludeCredentials: asked.known.map((id) => ({ type: "public-key", id: toBytes(id) })),
        authenticatorSelection: { residentKey: "required", userVerification: "preferred" },
        timeout: PATIENCE,
      },
    }),
  );
  if (!made) return null;
  const answer = made.response as AuthenticatorAttestationResponse;
  return api.post<PasskeysNow>(`${AT}/me/passkeys`, {
    name: deviceName(navigator.userAgent) || "Passkey",
    id: made.id,
    client: toText(answer.clientDataJSON),
    attestation: toText(answer.attestationObject),
  });
}

/** Come back as oneself; false: whoever was asked thought better of it, or has none. */
export async function comeByPasskey(): Promise<boolean> {
  const asked = await api.post<PasskeyChallenge>(`${AT}/passkey/challenge`);
  const found = await tried(() =>
    navigator.credentials.get({
      publicKey: {
        rpId: asked.host,
        challenge: toBytes(asked.challenge),
        userVerification: "preferred",
        timeout: PATIENCE,
      },
    }),
  );
  if (!found) return false;
  const answer = found.response as AuthenticatorAssertionResponse;
  return beBy(`${AT}/passkey`, {
    id: found.id,
    client: toText(answer.clientDataJSON),
    data: toText(answer.authenticatorData),
    signature: toText(answer.signature),
    user: toText(answer.userHandle),
  });
}

/** A browser tells nobody whether somebody has declined or has nothing to choose from. */
async function tried(work: () => Promise<Credential | null>): Promise<PublicKeyCredential | null> {
  try {
    return (await work()) as PublicKeyCredential | null;
  } catch (error) {
    if (error instanceof DOMException) return null;
    throw error;
  }
}
