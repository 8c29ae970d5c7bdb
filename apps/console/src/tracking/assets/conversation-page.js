// @ts-check
/// <reference lib="dom" />

/**
 * Shows what the courier writes as it comes: the stream of the order says that something changed, and the
 * page of the conversation is asked for its lines. What is being typed stays.
 */
const talk = /** @type {HTMLElement} */ (document.getElementById('talk'));
const base = `/rastreio/${talk.dataset['token'] ?? ''}`;

async function refresh() {
  const answer = await fetch(`${base}/conversa`).catch(() => null);
  if (!answer?.ok) return;
  const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
  const lines = page.getElementById('talk');
  if (lines && lines.innerHTML !== talk.innerHTML) {
    talk.replaceChildren(...lines.childNodes);
    talk.lastElementChild?.lastElementChild?.scrollIntoView({ block: 'nearest' });
  }
}

talk.setAttribute('aria-live', 'polite');
new EventSource(`${base}/eventos`).addEventListener('estado', () => void refresh());
document.addEventListener('visibilitychange', () => {
  if (!document.hidden) void refresh();
});
