/** The server checks these limits again. */
const MOST_BYTES = 10 * 1024 * 1024;
export const MOST_PHOTOS = 12;
export const ACCEPTED = ['image/jpeg', 'image/png', 'image/webp'];

/** Why a file cannot be a photo; null if it may be one. */
export const problemOf = (file: File): string | null => {
  if (!ACCEPTED.includes(file.type)) return 'Please choose a JPEG, PNG or WebP photo.';
  if (file.size > MOST_BYTES) return 'Photos can be up to 10 MB.';
  return null;
};

const waiting = new Map<string, readonly File[]>();

/** Keeps photos that were chosen before their contract was stored, until its editor sends them. */
export const keepForUpload = (contractId: string, files: readonly File[]): void =>
  void waiting.set(contractId, files);

/** The photos that wait for this contract, once. */
export function takeForUpload(contractId: string): readonly File[] {
  const files = waiting.get(contractId) ?? [];
  waiting.delete(contractId);
  return files;
}
