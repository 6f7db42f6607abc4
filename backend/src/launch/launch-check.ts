import type { LaunchSources } from './launch-sources.js';

/** What a check found, with a sentence for the operator. */
export interface Finding {
  isDone: boolean;
  text: string;
}

export const done = (text: string): Finding => ({ isDone: true, text });
export const open = (text: string): Finding => ({ isDone: false, text });

/** Something that an owner has to have done before the site opens. */
export interface LaunchCheckDefinition {
  key: string;
  title: string;
  /** Why it matters, in one sentence. */
  why: string;
  /** Where it is fixed: a page of the site or of a service, or a part of the documentation, which has no address. */
  fix: { label: string; href: string | null };
  find(sources: LaunchSources): Finding | Promise<Finding>;
}

export const inGuide = (section: string): LaunchCheckDefinition['fix'] => ({
  label: `docs/operating.md, “${section}”`,
  href: null,
});
