// Parts of the table that come with the late words, all in one moment: what shifts the page shifts it once.
import type GuideNote from "../components/GuideNote.svelte";
import type HouseNote from "../components/HouseNote.svelte";
import type Log from "../components/Log.svelte";
import type TipBox from "../components/TipBox.svelte";

class Parts {
  log = $state.raw<typeof Log | null>(null);
  house = $state.raw<typeof HouseNote | null>(null);
  note = $state.raw<typeof GuideNote | null>(null);
  tip = $state.raw<typeof TipBox | null>(null);

  async load(): Promise<void> {
    const [log, note, tip, house] = await Promise.all([
      import("../components/Log.svelte"),
      import("../components/GuideNote.svelte"),
      import("../components/TipBox.svelte"),
      import("../components/HouseNote.svelte"),
    ]);
    this.log = log.default;
    this.note = note.default;
    this.tip = tip.default;
    this.house = house.default;
  }
}

export const parts = new Parts();
