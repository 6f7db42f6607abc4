import { toast } from './toast/toast-store';

/** Copies a text to the clipboard and says whether that worked; browsers allow it on secure pages only. */
export async function copyText(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toast({ title: 'Copied' });
  } catch {
    toast({ title: "Your browser didn't allow copying", variant: 'destructive' });
  }
}
