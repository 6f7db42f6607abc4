const KEPT_MS = 1_000;
const MOST_KEPT = 64;

interface Shared<Drawn> {
  drawn: Promise<Drawn>;
  until: number;
}

/**
 * Visitors who are not signed in all see the same page: a crowd at one address is drawn it once. Kept for a second,
 * for what other processes write; whatever is written through this one is seen at once.
 */
export class SharedPages<Drawn extends { status: number }> {
  private readonly pages = new Map<string, Shared<Drawn>>();

  /** Drawn, or about to be. */
  find(url: string): Promise<Drawn> | null {
    const kept = this.pages.get(url);
    return kept && kept.until > performance.now() ? kept.drawn : null;
  }

  get(url: string, draw: () => Promise<Drawn>): Promise<Drawn> {
    const kept = this.find(url);
    if (kept) return kept;
    this.pages.delete(url);
    const [oldest] = this.pages.keys();
    if (oldest !== undefined && this.pages.size >= MOST_KEPT) this.pages.delete(oldest);
    const page = { drawn: draw(), until: performance.now() + KEPT_MS };
    this.pages.set(url, page);
    const drop = () => {
      if (this.pages.get(url) === page) this.pages.delete(url);
    };
    // one that is incomplete is drawn anew for the next visitor
    page.drawn.then(({ status }) => status >= 500 && drop(), drop);
    return page.drawn;
  }

  /** Also what is being drawn: it may have read what was there before. */
  forget(): void {
    this.pages.clear();
  }
}
