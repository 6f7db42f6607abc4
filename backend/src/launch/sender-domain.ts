import { NODATA, NOTFOUND } from 'node:dns';
import { Resolver } from 'node:dns/promises';
import { getDomain } from 'tldts';

const TIMEOUT_MS = 2_000;

/** Text records, by name. */
export interface Records {
  /** The texts of a name; empty if it has none. */
  texts: (name: string) => Promise<string[]>;
  /** Whether the name, or any name below it, has records. */
  exists: (name: string) => Promise<boolean>;
}

/** Looks up records with the name server of this machine, or a given one. */
export function recordsFrom(server: string | null): Records {
  const resolver = new Resolver({ timeout: TIMEOUT_MS, tries: 1 });
  if (server) resolver.setServers([server]);
  return {
    texts: async (name) => (await look(resolver, name)) ?? [],
    exists: async (name) => (await look(resolver, name)) !== null,
  };
}

/** Null if the name does not exist. One without texts has an empty list: names below it may have some (RFC 8020). */
async function look(resolver: Resolver, name: string): Promise<string[] | null> {
  try {
    return (await resolver.resolveTxt(name)).map((parts) => parts.join(''));
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === NOTFOUND) return null;
    if (code === NODATA) return [];
    throw new Error(`the records of ${name} could not be looked up (${code})`, { cause: error });
  }
}

/** The domain of the address in a header such as `Handover <no-reply@handover.example>`; null if there is none. */
export function senderDomainOf(from: string): string | null {
  const address = /<([^<>]*)>\s*$/.exec(from)?.[1] ?? from;
  return /^[^\s@]+@([a-z\d-]+(?:\.[a-z\d-]+)+)$/i.exec(address.trim())?.[1]?.toLowerCase() ?? null;
}

/** What mailboxes would miss, a sentence each. */
export async function senderProblems(
  domain: string,
  dkimSelectors: readonly string[],
  records: Records,
): Promise<string[]> {
  const problems = await Promise.all([
    spfProblem(domain, records),
    dkimProblem(domain, dkimSelectors, records),
    dmarcProblem(domain, records),
  ]);
  return problems.filter((problem) => problem !== null);
}

/** RFC 7208: one record, which ends in what holds for all other senders. */
async function spfProblem(domain: string, { texts }: Records): Promise<string | null> {
  const found = (await texts(domain)).filter((text) => /^v=spf1(\s|$)/i.test(text));
  if (found.length === 0) return 'The SPF record is missing.';
  if (found.length > 1) return 'There are several SPF records, which count as none.';
  return /\s\+?all(\s|$)/i.test(found[0] as string) ? 'The SPF record lets anybody send (+all).' : null;
}

/** RFC 6376: a key at `selector._domainkey`. The records do not tell which selectors exist. */
async function dkimProblem(
  domain: string,
  selectors: readonly string[],
  { texts, exists }: Records,
): Promise<string | null> {
  if (selectors.length === 0)
    return (await exists(`_domainkey.${domain}`))
      ? null
      : 'No DKIM key was found. If there is one, name its selector in MAIL_DKIM_SELECTOR.';
  const keys = await Promise.all(selectors.map((selector) => texts(`${selector}._domainkey.${domain}`)));
  const missing = selectors.filter(
    (_selector, at) => !keys[at]?.some((text) => /(^|;)\s*p=[^;\s]/i.test(text)),
  );
  return missing.length === 0 ? null : `The DKIM key is missing or revoked: ${missing.join(', ')}.`;
}

/** RFC 7489: the record of the domain, or of the organization's domain above it. */
async function dmarcProblem(domain: string, { texts }: Records): Promise<string | null> {
  const organization = getDomain(domain) ?? domain;
  for (const name of new Set([domain, organization])) {
    const found = (await texts(`_dmarc.${name}`)).filter((text) => /^v=DMARC1\s*(;|$)/.test(text));
    if (found.length > 1) return 'There are several DMARC records, which count as none.';
    if (found[0]) return /;\s*p\s*=\s*\w/.test(found[0]) ? null : 'The DMARC record has no policy (p=).';
  }
  return 'The DMARC record is missing.';
}
