@echo off
rem Makes the service "parastatiko" and starts it. Run it as administrator, from the folder in which it stays.
rem Settings: %ProgramData%\parastatiko\options.json, then "net stop parastatiko" and "net start parastatiko".
setlocal
set "FOLDER=%~dp0"
set "DATA=%ProgramData%\parastatiko"
set "COMPILER=%WINDIR%\Microsoft.NET\Framework64\v4.0.30319\csc.exe"
set "USER=NT SERVICE\parastatiko"

net session >nul 2>&1 || (echo Run this as administrator. & exit /b 1)
if not exist "%COMPILER%" (echo The .NET Framework 4 is missing: %COMPILER% & exit /b 1)

"%COMPILER%" /nologo /optimize /target:exe /r:System.ServiceProcess.dll "/out:%FOLDER%parastatiko-service.exe" "%FOLDER%service.cs" || exit /b 1
sc create parastatiko binPath= "\"%FOLDER%parastatiko-service.exe\"" start= auto obj= "%USER%" DisplayName= "parastatiko" || exit /b 1
sc description parastatiko "Greek electronic invoicing: parastatiko serve" >nul
rem After a crash it is started again: after 5 seconds, later after a minute.
sc failure parastatiko reset= 86400 actions= restart/5000/restart/5000/restart/60000 >nul
sc failureflag parastatiko 1 >nul

rem The journal and the keys are read by the service and by administrators only (S-1-5-32-544), and by the system (S-1-5-18).
if not exist "%DATA%" mkdir "%DATA%"
icacls "%DATA%" /inheritance:r /grant "%USER%:(OI)(CI)M" "*S-1-5-32-544:(OI)(CI)F" "*S-1-5-18:(OI)(CI)F" >nul || exit /b 1
icacls "%FOLDER%." /grant "%USER%:(OI)(CI)RX" >nul || exit /b 1

net start parastatiko
