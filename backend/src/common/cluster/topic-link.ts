/** Carries events between processes. */
export interface TopicLink {
  send(text: string): void;
  close(): void;
}

export interface Receiver {
  hear(text: string): void;
  /** The link was interrupted or another process died. */
  mayHaveMissed(): void;
}
