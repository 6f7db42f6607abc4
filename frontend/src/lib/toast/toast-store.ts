import { createStore } from '../store';

export interface ToastInput {
  title: string;
  description?: string;
  variant?: 'default' | 'destructive';
}

export interface ToastItem extends ToastInput {
  id: number;
  open: boolean;
}

/** A new toast replaces the one on screen. */
const TOAST_LIMIT = 1;
/** Dismissed toasts are removed from memory after this time (from the spec). */
const REMOVE_AFTER_MS = 1_000_000;

const toasts = createStore<readonly ToastItem[]>([]);
let nextId = 1;

export function toast(input: ToastInput) {
  toasts.set([{ ...input, id: nextId++, open: true }, ...toasts.get()].slice(0, TOAST_LIMIT));
}

export function dismissToast(id: number) {
  const items = toasts.get();
  if (!items.some((item) => item.id === id && item.open)) return;
  toasts.set(items.map((item) => (item.id === id ? { ...item, open: false } : item)));
  setTimeout(() => toasts.set(toasts.get().filter((item) => item.id !== id)), REMOVE_AFTER_MS);
}

export const useToasts = toasts.useValue;
