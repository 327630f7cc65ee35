// Before anything is drawn: the theme that the reader chose here, or the system's.
document.body.dataset.theme = localStorage.getItem("theme") || "auto";
