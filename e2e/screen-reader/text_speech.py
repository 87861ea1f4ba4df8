"""Orca loads this file as its customizations. Orca then writes what it would speak, one utterance a line, to SPEECH_FILE.

A line is JSON: the text. Reading the whole page ends with null.
"""
import json
import os
import sys
import types

from gi.repository import GLib
from orca import settings, speechserver


def write(utterance):
    with open(os.environ["SPEECH_FILE"], "a", encoding="utf8") as file:
        file.write(json.dumps(utterance) + "\n")


class SpeechServer(speechserver.SpeechServer):
    @staticmethod
    def getSpeechServers():
        return [server]

    @staticmethod
    def getSpeechServer(info=None):
        return server

    def getInfo(self):
        return ["text", "text"]

    def getVoiceFamilies(self):
        return []

    def speak(self, text=None, acss=None, interrupt=True):
        if text:
            write(text)

    def speakCharacter(self, character, acss=None):
        self.speak(character, acss)

    def sayAll(self, utterances, progress):
        # one at a time, so that Orca processes live regions and focus changes in between
        def read_next():
            for context, acss in utterances:
                self.speak(context.utterance, acss)
                context.currentOffset, context.currentEndOffset = context.startOffset, context.endOffset
                progress(context, speechserver.SayAllContext.PROGRESS)
                return True
            write(None)
            return False

        GLib.timeout_add(30, read_next)


server = SpeechServer()
# the name under which Orca imports its speech service
sys.modules["orca.speechdispatcherfactory"] = types.SimpleNamespace(SpeechServer=SpeechServer)
settings.enableEchoByCharacter = False
settings.enableKeyEcho = False
settings.sayAllOnLoad = False
settings.pageSummaryOnLoad = False
