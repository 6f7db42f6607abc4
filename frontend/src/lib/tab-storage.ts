/** Texts that stay in this tab. A browser may block the storage: then nothing is kept, and nothing is found. */
export const tabStorage = {
  get(key: string): string | null {
    try {
      return sessionStorage.getItem(key);
    } catch {
      return null;
    }
  },
  set(key: string, text: string): void {
    try {
      sessionStorage.setItem(key, text);
    } catch {
      // The caller works without it.
    }
  },
  remove(key: string): void {
    try {
      sessionStorage.removeItem(key);
    } catch {
      // There is nothing to remove.
    }
  },
};
