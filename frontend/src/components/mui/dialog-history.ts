// Back closes the topmost dialog instead of leaving the page, as phones have taught everyone to expect. Each open dialog
// has an entry of its own in the history of the tab; `state.dialogs` is the number of dialogs up to that entry.

/** What closes each open dialog, the bottom one first. */
const open: (() => void)[] = [];
let planned = false;
/** A `history.go` of ours is under way. */
let travelling = false;
let listening = false;

const entries = (): number => (window.history.state as { dialogs?: number } | null)?.dialogs ?? 0;

/** Adds a dialog whose `close` Back calls; returns what removes it. */
export function addToHistory(close: () => void): () => void {
  if (!listening) window.addEventListener('popstate', handlePop);
  listening = true;
  open.push(close);
  plan();
  return () => {
    open.splice(open.indexOf(close), 1);
    plan();
  };
}

/** Adjusts the history once per task, so that a dialog that replaces another takes over its entry. */
function plan(): void {
  if (!planned) setTimeout(adjust);
  planned = true;
}

function adjust(): void {
  planned = false;
  if (travelling) return;
  const surplus = entries() - open.length;
  if (surplus > 0) {
    travelling = true;
    window.history.go(-surplus);
  }
  for (let dialogs = entries() + 1; dialogs <= open.length; dialogs++)
    window.history.pushState({ ...(window.history.state as object | null), dialogs }, '');
}

function handlePop(): void {
  if (travelling) travelling = false;
  // a dialog that may not be closed at the moment stays, and gets a new entry
  else
    open
      .slice(entries())
      .reverse()
      .forEach((close) => close());
  plan();
}
