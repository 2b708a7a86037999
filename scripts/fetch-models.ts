console.log("models: not yet");
