// A bot as a program of its own, in JavaScript: it takes the first legal move.
// Try it with: bastide arena kingdom-builder --bots greedy,"run:node program_bot.mjs"
import { createInterface } from "node:readline";

for await (const line of createInterface({ input: process.stdin })) {
  const message = JSON.parse(line);
  if (message.type === "game") {
    console.log(JSON.stringify({ type: "ready" }));
  } else if (message.type === "decide") {
    const { decision, moves } = message;
    console.log(JSON.stringify({ type: "move", decision, move: moves[0] }));
  }
}
