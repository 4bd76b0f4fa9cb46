import { mount } from "svelte";
import "./app.css";
import App from "./App.svelte";

const TITLES_AFTER = 1500;
addEventListener("load", () => {
  setTimeout(() => (document.documentElement.dataset["titles"] = ""), TITLES_AFTER);
});

const target = document.getElementById("app");
if (target) mount(App, { target });
