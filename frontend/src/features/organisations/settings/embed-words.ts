/** The origin that a person means: "Acme.example/cars" is "https://acme.example". The server refuses what is none. */
export function originOf(text: string): string {
  const address = text.trim().toLowerCase();
  return (address.includes('://') ? address : `https://${address}`).replace(/^([^:]+:\/\/[^/?#]*).*$/, '$1');
}

/** The page that a frame on another website shows. */
export const embedPath = (id: string): string => `/embed?org=${id}`;

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '"': '&quot;', '<': '&lt;' };

/** What the owner of a website puts on it. */
export function snippetOf(site: string, { id, name }: { id: string; name: string }): string {
  const title = `Contracts of ${name}`.replaceAll(/[&"<]/g, (character) => ENTITIES[character] ?? '');
  return `<iframe src="${site}${embedPath(id)}" title="${title}" loading="lazy" style="width: 100%; height: 720px; border: 0"></iframe>`;
}
