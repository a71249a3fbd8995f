import { useEffect, useEffectEvent, useRef, useState, type KeyboardEvent, type MouseEvent } from 'react';
import { paragraphPassage, passageBetween, type Passage, type TextPosition } from './passage.ts';

export const PARAGRAPH_ATTRIBUTE = 'data-paragraph';

/** The selected passage, and the position below it, in px from the corner of the chapter's body. */
export interface ChosenPassage {
  passage: Passage;
  below: { top: number; left: number };
  way: 'selected' | 'tapped' | 'keyboard';
}

/** Follows selections by mouse, touch or keyboard, and taps on a paragraph. */
export function usePassage(chapter: string, part: number) {
  const body = useRef<HTMLDivElement>(null);
  const [chosenPassage, setChosenPassage] = useState<ChosenPassage | null>(null);
  const wasChosen = useRef(false);
  /** The button that a keyboard user pressed; focus returns to it when the actions close. */
  const opener = useRef<HTMLElement>(null);
  function close(): void {
    opener.current?.focus();
    opener.current = null;
    setChosenPassage(null);
  }

  function choose(way: ChosenPassage['way'], passage: Passage | null, marked: Element | Range | undefined): void {
    if (!passage || !body.current || !marked) return;
    opener.current = null;
    setChosenPassage({ passage, below: positionBelow(body.current, marked), way });
  }

  function chooseWhole(way: 'tapped' | 'keyboard', paragraph: number): void {
    const element = body.current?.querySelector(`[${PARAGRAPH_ATTRIBUTE}="${paragraph}"]`);
    choose(way, paragraphPassage(chapter, part, paragraph), element ?? undefined);
  }

  function followSelection(): void {
    const range = body.current && selectedRange(body.current);
    const ends = range && body.current && endsOf(body.current, range);
    if (ends) choose('selected', passageBetween(chapter, part, ends.from, ends.to), range);
    else setChosenPassage((current) => (current?.way === 'selected' ? null : current));
  }
  useSelection(followSelection);

  return {
    chosen: chosenPassage,
    close,
    chooseParagraph: (paragraph: number, button: HTMLElement) => {
      chooseWhole('keyboard', paragraph);
      opener.current = button;
    },
    /** Props for the element around the paragraphs. */
    body: {
      ref: body,
      onPointerDown: () => (wasChosen.current = chosenPassage !== null),
      onClick({ target }: MouseEvent) {
        const paragraph = target instanceof Element ? target.closest(`[${PARAGRAPH_ATTRIBUTE}]`) : null;
        if (!paragraph || (body.current && selectedRange(body.current))) return;
        // A click that clears the selection does not start a new one.
        if (wasChosen.current) close();
        else chooseWhole('tapped', indexOf(paragraph));
      },
      onKeyDown: ({ key }: KeyboardEvent) => void (key === 'Escape' && close()),
    },
  };
}

/** Calls `onChange` when the selection has changed; while the mouse drags, only at the end. */
function useSelection(onChange: () => void): void {
  const handleChange = useEffectEvent(onChange);
  useEffect(() => {
    const controller = new AbortController();
    const options = { signal: controller.signal };
    let isDragging = false;

    function startDragging({ pointerType }: PointerEvent): void {
      isDragging = pointerType === 'mouse';
    }
    function endDragging(): void {
      if (isDragging) handleChange();
      isDragging = false;
    }
    document.addEventListener('pointerdown', startDragging, options);
    document.addEventListener('pointerup', endDragging, options);
    document.addEventListener('selectionchange', () => !isDragging && handleChange(), options);
    return () => controller.abort();
  }, []);
}

function selectedRange(body: HTMLElement): Range | null {
  const selection = document.getSelection();
  if (!selection || selection.rangeCount === 0 || selection.isCollapsed) return null;
  const range = selection.getRangeAt(0);
  return body.contains(range.startContainer) || body.contains(range.endContainer) ? range : null;
}

/** The selection's ends within the paragraphs; null if it touches none of them. */
function endsOf(body: HTMLElement, range: Range): { from: TextPosition; to: TextPosition } | null {
  const selectedParagraphs = [...body.querySelectorAll(`[${PARAGRAPH_ATTRIBUTE}]`)].filter((element) =>
    range.intersectsNode(element),
  );
  const [first] = selectedParagraphs;
  const last = selectedParagraphs.at(-1);
  if (!first || !last) return null;
  const { startContainer, startOffset, endContainer, endOffset } = range;
  return {
    from: { paragraph: indexOf(first), offset: textLengthBefore(first, startContainer, startOffset) ?? 0 },
    to: {
      paragraph: indexOf(last),
      offset: textLengthBefore(last, endContainer, endOffset) ?? last.textContent.length,
    },
  };
}

const indexOf = (paragraph: Element): number => Number(paragraph.getAttribute(PARAGRAPH_ATTRIBUTE));

/** Number of characters of `element` before a position; null outside the element. */
function textLengthBefore(element: Element, node: Node, offset: number): number | null {
  if (!element.contains(node)) return null;
  const before = document.createRange();
  before.setStart(element, 0);
  before.setEnd(node, offset);
  return before.toString().length;
}

function positionBelow(body: HTMLElement, marked: Element | Range): ChosenPassage['below'] {
  const around = body.getBoundingClientRect();
  const { bottom, left } = marked.getBoundingClientRect();
  return { top: bottom - around.top, left: Math.max(0, left - around.left) };
}
