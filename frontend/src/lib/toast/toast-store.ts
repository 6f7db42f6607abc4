import { useSyncExternalStore } from 'react';

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

const none: readonly ToastItem[] = [];
let items = none;
let nextId = 1;
const listeners = new Set<() => void>();

function set(next: readonly ToastItem[]) {
  items = next;
  listeners.forEach((listener) => listener());
}

export function toast(input: ToastInput) {
  set([{ ...input, id: nextId++, open: true }, ...items].slice(0, TOAST_LIMIT));
}

export function dismissToast(id: number) {
  if (!items.some((item) => item.id === id && item.open)) return;
  set(items.map((item) => (item.id === id ? { ...item, open: false } : item)));
  setTimeout(() => set(items.filter((item) => item.id !== id)), REMOVE_AFTER_MS);
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const useToasts = () =>
  useSyncExternalStore(
    subscribe,
    () => items,
    () => none,
  );
