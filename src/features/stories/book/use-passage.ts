import {
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
} from 'react';
import { paragraphPassage, passageBetween, type Passage, type TextPlace } from './passage.ts';

/** Marks the elements that hold a paragraph, with its index. */
export const PARAGRAPH_MARK = 'data-paragraph';

/** A chosen passage, and where it ends on the screen, in pixels from the corner of the chapter's body. */
export interface ChosenPassage {
  passage: Passage;
  below: { top: number; left: number };
  way: 'selected' | 'tapped' | 'keyboard';
}

export interface PassageChoice {
  chosen: ChosenPassage | null;
  close: () => void;
  chooseParagraph: (paragraph: number) => void;
  /** For the element around the paragraphs. */
  body: {
    ref: RefObject<HTMLDivElement | null>;
    onClick: (event: MouseEvent) => void;
    onPointerDown: () => void;
    onKeyDown: (event: KeyboardEvent) => void;
  };
}

/** Follows what is selected in a chapter by mouse, finger or keyboard, and which paragraph is tapped. */
export function usePassage(chapter: string, part: number): PassageChoice {
  const body = useRef<HTMLDivElement>(null);
  const [chosen, setChosen] = useState<ChosenPassage | null>(null);
  const wasChosen = useRef(false);
  const close = () => setChosen(null);

  function choose(way: ChosenPassage['way'], passage: Passage | null, marked: Element | Range | undefined): void {
    if (!passage || !body.current || !marked) return;
    setChosen({ passage, below: placeBelow(body.current, marked), way });
  }

  function chooseWhole(way: 'tapped' | 'keyboard', paragraph: number): void {
    const element = body.current?.querySelector(`[${PARAGRAPH_MARK}="${paragraph}"]`);
    choose(way, paragraphPassage(chapter, part, paragraph), element ?? undefined);
  }

  function followSelection(): void {
    const range = body.current && selectedRange(body.current);
    const ends = range && body.current && endsOf(body.current, range);
    if (ends) choose('selected', passageBetween(chapter, part, ends.from, ends.to), range);
    else setChosen((current) => (current?.way === 'selected' ? null : current));
  }
  useSelection(followSelection);

  return {
    chosen,
    close,
    chooseParagraph: (paragraph) => chooseWhole('keyboard', paragraph),
    body: {
      ref: body,
      onPointerDown: () => (wasChosen.current = chosen !== null),
      onClick({ target }) {
        const paragraph = target instanceof Element ? target.closest(`[${PARAGRAPH_MARK}]`) : null;
        if (!paragraph || (body.current && selectedRange(body.current))) return;
        // A press that puts the words aside chooses no others.
        if (wasChosen.current) close();
        else chooseWhole('tapped', indexOf(paragraph));
      },
      onKeyDown: ({ key }) => void (key === 'Escape' && close()),
    },
  };
}

/** Calls back when a selection has changed; while the mouse draws it, only at the end. */
function useSelection(onChange: () => void): void {
  const changed = useEffectEvent(onChange);
  useEffect(() => {
    const heard = new AbortController();
    const options = { signal: heard.signal };
    let isDrawing = false;

    function beginDrawing({ pointerType }: PointerEvent): void {
      isDrawing = pointerType === 'mouse';
    }
    function endDrawing(): void {
      if (isDrawing) changed();
      isDrawing = false;
    }
    document.addEventListener('pointerdown', beginDrawing, options);
    document.addEventListener('pointerup', endDrawing, options);
    document.addEventListener('selectionchange', () => !isDrawing && changed(), options);
    return () => heard.abort();
  }, []);
}

function selectedRange(body: HTMLElement): Range | null {
  const selection = document.getSelection();
  if (!selection || selection.rangeCount === 0 || selection.isCollapsed) return null;
  const range = selection.getRangeAt(0);
  return body.contains(range.startContainer) || body.contains(range.endContainer) ? range : null;
}

/** Where a selection begins and ends in the paragraphs; null where it touches none. */
function endsOf(body: HTMLElement, range: Range): { from: TextPlace; to: TextPlace } | null {
  const touched = [...body.querySelectorAll(`[${PARAGRAPH_MARK}]`)].filter((element) => range.intersectsNode(element));
  const [first] = touched;
  const last = touched.at(-1);
  if (!first || !last) return null;
  const { startContainer, startOffset, endContainer, endOffset } = range;
  return {
    from: { paragraph: indexOf(first), offset: lengthTo(first, startContainer, startOffset) ?? 0 },
    to: { paragraph: indexOf(last), offset: lengthTo(last, endContainer, endOffset) ?? last.textContent.length },
  };
}

const indexOf = (paragraph: Element): number => Number(paragraph.getAttribute(PARAGRAPH_MARK));

/** How many letters of `element` stand before a place; null for a place outside of it. */
function lengthTo(element: Element, node: Node, offset: number): number | null {
  if (!element.contains(node)) return null;
  const before = document.createRange();
  before.setStart(element, 0);
  before.setEnd(node, offset);
  return before.toString().length;
}

function placeBelow(body: HTMLElement, marked: Element | Range): ChosenPassage['below'] {
  const around = body.getBoundingClientRect();
  const { bottom, left } = marked.getBoundingClientRect();
  return { top: bottom - around.top, left: Math.max(0, left - around.left) };
}
